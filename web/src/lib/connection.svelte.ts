// The socket of a table. Messages are complete, so any may be skipped; others' moves are shown one after the other.

import { settings } from './settings.svelte'
import type { ChatLine, FromPage, Hint, Line, Refusal, TableView, ToPage } from './wire'

const PACE = 1100 // ms for which a move of somebody else is shown
const WRONG_DOOR = 4403
const PATIENCE = [200, 400, 800, 1500, 3000] // ms between attempts to come back

export class Connection {
  /** What is shown now. */
  view = $state.raw<TableView | null>(null)
  log = $state.raw<Line[]>([])
  /** The lines that came with what is shown now: what just happened. */
  recent = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  refusal = $state.raw<Refusal | null>(null)
  hint = $state.raw<Hint | null>(null)
  /** A hint was asked for and is being thought about. */
  pondering = $state(false)
  error = $state('')
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  /** Moves that have been made but not been shown. */
  behind = $state(0)

  #socket: WebSocket | null = null
  #queue: TableView[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #left = false
  #again: { asked: number; steps: string[] } | null = null // a draft that a lost connection may have cost

  constructor(readonly table: string) {
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  #seen = (): void => {
    if (document.hidden) this.fastForward()
    else if (this.state === 'lost') this.#connect()
  }

  #connect(): void {
    this.#socket?.close()
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${this.table}/socket?language=${settings.language}`
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ToPage)
    }
    socket.onopen = () => {
      this.#attempts = 0
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#left) return
      if (event.code === WRONG_DOOR) {
        this.state = 'closed'
        return
      }
      if (this.view) this.state = 'lost'
      const wait = PATIENCE[Math.min(this.#attempts++, PATIENCE.length - 1)]
      setTimeout(() => !this.#left && this.#connect(), wait)
    }
  }

  send(message: FromPage): void {
    this.error = ''
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  askHint(): void {
    if (this.pondering) return
    this.refusal = null
    this.pondering = true
    this.send({ do: 'hint' })
  }

  play(move: string): void {
    const asked = this.view?.asked
    this.refusal = null
    this.hint = null
    if (asked !== null && asked !== undefined) this.send({ do: 'play', move, asked })
  }

  #receive(message: ToPage): void {
    switch (message.type) {
      case 'table':
        this.#arrive(message)
        break
      case 'refused':
        this.refusal = message
        break
      case 'hint':
        this.pondering = false
        this.hint = message
        break
      case 'chat':
        this.chat = message.lines
        break
      case 'error':
        this.pondering = false
        this.error = message.error
    }
  }

  #arrive(message: TableView): void {
    const came = this.state !== 'open'
    this.state = 'open'
    if (came) this.#come(message)
    const others = message.log.some((line) => line.seat !== message.seat || message.seats === 1)
    if (came || message.since === 0 || !others || document.hidden || settings.pace === 0) {
      this.fastForward()
      this.#show(message)
      return
    }
    this.#queue.push(message)
    this.behind = this.#queue.length
    this.#timer ??= setTimeout(this.#next, 0)
  }

  /** After a lost connection: wishes of this page, and the draft that the server may have forgotten. */
  #come(message: TableView): void {
    this.#queue = []
    this.behind = 0
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (message.confirm !== settings.confirm) this.send({ do: 'confirm', on: settings.confirm })
    const again = this.#again
    this.#again = null
    if (again && again.asked === message.asked && message.draft.length === 0) {
      for (const move of again.steps) this.send({ do: 'play', move, asked: again.asked })
    }
  }

  #next = (): void => {
    const message = this.#queue.shift()
    this.#timer = undefined
    this.behind = this.#queue.length
    if (!message) return
    this.#show(message)
    this.#timer = setTimeout(this.#next, PACE * settings.pace)
  }

  /** Shows how things stand, at once. */
  fastForward(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const message of this.#queue.splice(0)) this.#show(message)
    this.behind = 0
  }

  #show(message: TableView): void {
    if (message.log.length || message.since === 0) {
      this.log = [...this.log.slice(0, message.since), ...message.log]
      const had = this.view?.n ?? message.n // at the end the whole log comes again, since nothing is hidden any more
      this.recent = message.since === 0 ? message.log.filter((line) => line.n > had) : message.log
    }
    if (message.n !== this.view?.n || message.draft.length !== this.view?.draft.length) {
      this.refusal = null
      this.hint = null
      this.pondering = false
    }
    this.#again = message.asked !== null && message.draft.length ? { asked: message.asked, steps: message.draft } : null
    this.view = message
  }
}
