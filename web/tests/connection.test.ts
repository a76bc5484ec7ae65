import { beforeEach, expect, test, vi } from 'vitest'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: (event: { data: string }) => void = () => {}
  onopen: () => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('WebSocket', FakeSocket)
const reload = vi.fn()
const session = new Map<string, string>()
vi.stubGlobal('location', { origin: 'http://here', reload })
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => session.set(key, value),
})
vi.stubGlobal('document', {
  hidden: false,
  activeElement: null,
  addEventListener: () => {},
  removeEventListener: () => {},
})
const { Connection } = await import('../src/lib/connection.svelte')
const { WIRE } = await import('../src/generated/version')

const line = (n: number, seat: number): object => ({ n, seat, takeback: null, steps: [0], news: [] })
function message(n: number, since: number, seat: number, extra: object = {}): object {
  const log = Array.from({ length: n - since }, (_, i) => line(since + i + 1, seat))
  return {
    type: 'table',
    n,
    since,
    log,
    seat: 0,
    seats: 3,
    asked: null,
    draft: [],
    moves: [],
    confirm: false,
    ...extra,
  }
}
const last = (): FakeSocket => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  session.clear()
  FakeSocket.all = []
})

test('the first message is shown at once, with the whole log', () => {
  const connection = new Connection('abc')
  last().hear(message(5, 0, 1))
  expect(connection.view?.n).toBe(5)
  expect(connection.log.length).toBe(5)
})

test("others' moves are shown one after the other, and fast-forward shows how things stand", () => {
  const connection = new Connection('abc')
  last().hear(message(1, 0, 1))
  for (const n of [2, 3, 4]) last().hear(message(n, n - 1, 1))
  vi.advanceTimersByTime(1)
  expect(connection.view?.n).toBe(2)
  expect(connection.telling.behind).toBe(2)
  vi.advanceTimersByTime(1200)
  expect(connection.view?.n).toBe(3)
  connection.fastForward()
  expect(connection.view?.n).toBe(4)
  expect(connection.log.map((each) => each.n)).toEqual([1, 2, 3, 4])
  expect(connection.telling.behind).toBe(0)
})

test('my own move is shown at once', () => {
  const connection = new Connection('abc')
  last().hear(message(1, 0, 1))
  last().hear(message(2, 1, 0))
  expect(connection.view?.n).toBe(2)
})

test('a lost connection comes back by itself, and a draft that the server forgot is made again', () => {
  const connection = new Connection('abc')
  last().hear(message(3, 0, 1, { asked: 3 }))
  last().hear(message(3, 3, 1, { asked: 3, draft: ['play swap'] }))
  last().onclose({ code: 1006 })
  expect(connection.state).toBe('lost')
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all.length).toBe(2)
  last().hear(message(3, 0, 1, { asked: 3 }))
  expect(connection.state).toBe('open')
  expect(last().sent).toEqual([{ do: 'play', move: 'play swap', asked: 3 }])
})

test('a draft is not made again where the game has moved on', () => {
  new Connection('abc')
  last().hear(message(3, 0, 1, { asked: 3, draft: ['play swap'] }))
  last().onclose({ code: 1006 })
  vi.advanceTimersByTime(300)
  last().hear(message(5, 0, 1, { asked: 5 }))
  expect(last().sent).toEqual([])
})

test('a move that is clicked while the connection is lost is kept and sent', () => {
  const connection = new Connection('abc')
  last().hear(message(3, 0, 1, { asked: 3 }))
  last().onclose({ code: 1006 })
  connection.play('draw')
  expect(connection.kept).toEqual({ asked: 3, move: 'draw' })
  vi.advanceTimersByTime(300)
  last().hear(message(3, 0, 1, { asked: 3 }))
  expect(last().sent).toEqual([{ do: 'play', move: 'draw', asked: 3 }])
  expect(connection.kept).toBeNull()
})

test('a kept move that comes too late is plainly refused', () => {
  const connection = new Connection('abc')
  last().hear(message(3, 0, 1, { asked: 3 }))
  last().onclose({ code: 1006 })
  connection.play('draw')
  vi.advanceTimersByTime(300)
  last().hear(message(5, 0, 1, { asked: 5 }))
  expect(last().sent).toEqual([])
  expect(connection.error).toBe('moved_on')
})

test('a move is shown as being sent until the server answers', () => {
  const connection = new Connection('abc')
  last().hear(message(3, 0, 1, { asked: 3 }))
  connection.play('draw')
  expect(connection.sending).toBe('draw')
  last().hear(message(4, 3, 0))
  expect(connection.sending).toBe('')
})

test('a table that does not exist is not asked for again', () => {
  const connection = new Connection('abc')
  last().onclose({ code: 4403 })
  vi.advanceTimersByTime(60_000)
  expect(connection.state).toBe('closed')
  expect(FakeSocket.all.length).toBe(1)
})

test('a page of another version loads itself anew between moves, and once only', () => {
  const connection = new Connection('abc')
  last().hear(message(1, 0, 1, { wire: WIRE, asked: 1, draft: ['half a move'] }))
  last().hear(message(1, 0, 1, { wire: 'newer', asked: 1, draft: ['half a move'] }))
  expect(reload).not.toHaveBeenCalled()
  last().hear(message(1, 0, 1, { wire: 'newer', asked: 1 }))
  expect(reload).not.toHaveBeenCalled() // what is shown is half made still
  last().hear(message(2, 1, 0, { wire: 'newer' }))
  expect(reload).toHaveBeenCalledOnce()
  last().hear(message(3, 2, 0, { wire: 'newer' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(connection.view?.n).toBe(3)
})

test('a page of the same version, or of a server that names none, stays', () => {
  const connection = new Connection('abc')
  last().hear(message(1, 0, 1, { wire: WIRE }))
  last().hear(message(2, 1, 0))
  expect(reload).not.toHaveBeenCalled()
  expect(connection.view?.n).toBe(2)
})
