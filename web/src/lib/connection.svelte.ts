// The socket of a table. Messages are complete, so any may be skipped; others' moves are shown one after the other.

import { stepsOf } from './api'
import { Foresight } from './foresight.svelte'
import { invitations } from './invitations.svelte'
import { hasSteps, sceneOf, scenesOf, type Scene } from './scenes'
import { settings } from './settings.svelte'
import { Telling, type Told } from './telling.svelte'
import { atRest, outdated, renew } from './upgrade'
import type { ChatLine, FromPage, Hint, Line, Refusal, TableView, ToPage } from './wire'

const WRONG_DOOR = 4403
const PATIENCE = [200, 400, 800, 1500, 3000] // ms between attempts to come back

export class Connection {
  /** What is shown now. */
  view = $state.raw<TableView | null>(null)
  log = $state.raw<Line[]>([])
  /** What just happened: the lines that are told now, each with what is told of it now. */
  recent = $state.raw<Line[]>([])
  /** The lines that are told to their end with what is shown now. */
  whole = $state.raw<Line[]>([])
  /** Others' moves, one scene after the other. */
  readonly telling = new Telling((scene) => this.#show(scene))
  chat = $state.raw<ChatLine[]>([])
  refusal = $state.raw<Refusal | null>(null)
  hint = $state.raw<Hint | null>(null)
  /** The hinted move that is shown on the board. */
  hinted = $state('')
  /** A hint was asked for and is being thought about. */
  pondering = $state(false)
  error = $state('')
  /** The secret of a link for another device of this person, once it was asked for. */
  device = $state('')
  /** When what is shown now was told. */
  told = $state(Date.now())
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  /** What steps would lead to that are not taken. */
  readonly foresight = new Foresight(this)

  /** The move that is on its way: the page shows it before the server has answered. */
  sending = $state('')
  /** A move that was clicked while the connection was lost: it is sent when it is back, if it is still possible. */
  kept = $state.raw<{ asked: number; move: string } | null>(null)

  #socket: WebSocket | null = null
  #log: Line[] = [] // all that has come, also what is not shown yet
  #attempts = 0
  #left = false
  #again: { asked: number; steps: string[] } | null = null // a draft that a lost connection may have cost

  constructor(readonly table: string) {
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  leave(): void {
    this.#left = true
    this.telling.drop()
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
    if (asked === null || asked === undefined) return
    this.sending = move
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open') this.send({ do: 'play', move, asked })
    else this.kept = { asked, move }
  }

  #receive(message: ToPage): void {
    if (message.type !== 'chat') this.sending = ''
    switch (message.type) {
      case 'table':
        if (outdated(message.wire) && atRest(this.#again?.steps ?? message.draft) && renew(message.wire)) return
        this.#arrive(message)
        break
      case 'refused':
        this.refusal = message
        break
      case 'hint':
        this.pondering = false
        this.hinted = ''
        this.hint = message
        break
      case 'ahead':
        this.foresight.hear(message)
        break
      case 'chat':
        this.chat = message.since === 0 ? message.lines : [...this.chat, ...message.lines]
        break
      case 'link':
        if (message.kind === 'device') this.device = message.secret
        else invitations.keep(this.table, { [message.seat]: message.secret })
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
    const known = came ? message.n : this.#log.length
    const before = [...this.#log.slice(0, message.since), ...message.log.filter((line) => line.n <= known)]
    const fresh = message.log.filter((line) => line.n > known)
    this.#log = [...before, ...fresh]
    const others = fresh.some((line) => line.seat !== message.seat || message.seats === 1)
    const end = sceneOf(message, before, fresh)
    if (!others || document.hidden || settings.pace === 0) {
      if (fresh.length || came) this.fastForward()
      if (this.telling.behind) this.telling.add({ scenes: [end], end })
      else this.#show(end)
      return
    }
    const told: Told = { scenes: null, end }
    if (hasSteps(message, fresh)) void this.#fetchSteps(told, before, fresh)
    else told.scenes = scenesOf(message, before, fresh)
    this.telling.add(told)
  }

  /** How the table stood after each step; without an answer the steps are told over how it stands at the end. */
  async #fetchSteps(told: Told, before: Line[], fresh: Line[]): Promise<void> {
    const { seat } = told.end.view
    const asked = fresh.map((line) => stepsOf(this.table, line.n, seat, settings.language))
    const stood = await Promise.all(asked).catch(() => [])
    told.scenes = scenesOf(told.end.view, before, fresh, stood)
    this.telling.arrived()
  }

  /** After a lost connection: wishes of this page, and the draft that the server may have forgotten. */
  #come(message: TableView): void {
    this.telling.drop()
    this.error = ''
    if (message.confirm !== settings.confirm) this.send({ do: 'confirm', on: settings.confirm })
    const [again, kept] = [this.#again, this.kept]
    this.#again = null
    this.kept = null
    if (again && again.asked === message.asked && message.draft.length === 0) {
      for (const move of again.steps) this.send({ do: 'play', move, asked: again.asked })
    }
    if (kept && kept.asked === message.asked) this.send({ do: 'play', move: kept.move, asked: kept.asked })
    else if (kept) this.error = 'moved_on'
  }

  /** Shows how things stand, at once. */
  fastForward(): void {
    this.telling.skip()
  }

  #show({ view: message, log, recent, whole }: Scene): void {
    this.log = log
    if (recent.length) [this.recent, this.whole] = [recent, whole]
    else this.recent = this.recent.map((line) => again(line, log)) // perhaps in another language
    if (message.n !== this.view?.n || message.draft.length !== this.view?.draft.length) {
      this.refusal = null
      this.hint = null
      this.pondering = false
    }
    this.#again = message.asked !== null && message.draft.length ? { asked: message.asked, steps: message.draft } : null
    this.view = message
    this.told = Date.now()
  }
}

/** What is told of a line, out of the log as it is now. */
function again(told: Line, log: Line[]): Line {
  const { from = 0, news } = told
  const line = log[told.n - 1]
  return line ? { ...line, from, news: line.news.slice(from, from + news.length) } : told
}
