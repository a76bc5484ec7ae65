import { beforeEach, expect, test, vi } from 'vitest'
import type { Line, StepView, TableView } from '../src/lib/wire'

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 1
  onmessage: (event: { data: string }) => void = () => {}
  onopen: () => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    FakeSocket.last = this
  }
  send(): void {}
  close(): void {}
}

const kept: { settings: string | null } = { settings: null }
vi.stubGlobal('localStorage', { getItem: () => kept.settings, setItem: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('WebSocket', FakeSocket)
vi.stubGlobal('location', { origin: 'http://here' })
vi.stubGlobal('document', {
  hidden: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  documentElement: { dataset: {} },
})
const { Connection } = await import('../src/lib/connection.svelte')
const { settings } = await import('../src/lib/settings.svelte')

/** A line whose steps cause so many pieces of news each. */
function line(n: number, seat: number, steps: number[]): Line {
  const news = steps.flatMap((count, step) =>
    Array.from({ length: count }, (_, i) => ({ news: 'does', text: `line ${n} step ${step} news ${i}` })),
  )
  return { n, seat, takeback: null, steps, news }
}

function message(since: number, log: Line[], extra: Partial<TableView> = {}): TableView {
  const n = log.at(-1)?.n ?? since
  const empty = { moves: [], draft: [], asked: null, confirm: false, over: false, seat: 0, seats: 3 }
  return { type: 'table', n, since, log, ...empty, state: { step: 'end' }, facts: {}, ...extra } as unknown as TableView
}

const hear = (told: TableView): void => FakeSocket.last.onmessage({ data: JSON.stringify(told) })
const stood = (...steps: object[]): StepView[] =>
  steps.map((state) => ({ to_act: [1], scores: [], points: {}, prompt: 'Red decides', facts: {}, state }) as StepView)
const said = (connection: InstanceType<typeof Connection>): unknown[] =>
  connection.recent.flatMap((each) => each.news.map((news) => news.text))

function answering(...steps: object[]): void {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(stood(...steps)) }))
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ pace: 1 })
})

async function aLongTurn(): Promise<InstanceType<typeof Connection>> {
  const connection = new Connection('abc')
  hear(message(0, []))
  answering({ step: 1, gold: 3 }, { step: 2 }, { step: 3 })
  hear(message(0, [line(1, 1, [1, 0, 2])]))
  await vi.advanceTimersByTimeAsync(1)
  return connection
}

test('a turn of several steps is told step by step, each with the table as it stood then', async () => {
  const connection = await aLongTurn()
  expect(said(connection)).toEqual(['line 1 step 0 news 0'])
  expect(connection.view?.state).toEqual({ step: 1, gold: 3 })
  expect(connection.view?.prompt).toBe('Red decides')
  expect(connection.view?.moves).toEqual([])
  expect(connection.log[0]!.news.length, 'the log grows with what is told').toBe(1)
  expect(connection.whole, 'sums come when the line is told to its end').toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(said(connection)).toEqual(['line 1 step 2 news 0', 'line 1 step 2 news 1'])
  expect(connection.view?.state).toEqual({ step: 'end' })
  expect(connection.view?.n).toBe(1)
  expect(connection.log[0]!.news.length).toBe(3)
  expect(connection.whole.map((each) => each.n)).toEqual([1])
})

test('more than three pieces of news of one step are told in several scenes', async () => {
  const connection = new Connection('abc')
  hear(message(0, []))
  hear(message(0, [line(1, 1, [5])]))
  await vi.advanceTimersByTimeAsync(1)
  expect(said(connection).length).toBe(3)
  expect(connection.telling.behind).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said(connection)).toEqual(['line 1 step 0 news 3', 'line 1 step 0 news 4'])
  expect(connection.recent[0]!.from).toBe(3)
})

test('held it stays, one step more is one step, and it goes on from there', async () => {
  const connection = await aLongTurn()
  connection.telling.hold()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said(connection)).toEqual(['line 1 step 0 news 0'])
  hear(message(1, [line(2, 2, [1])]))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.telling.behind).toBe(2)
  connection.telling.step()
  expect(connection.view?.n).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.telling.behind).toBe(1)
  connection.telling.goOn()
  expect(connection.view?.n).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.telling.active).toBe(false)
})

test('to the present at once, whatever is held or still being asked for', async () => {
  const connection = new Connection('abc')
  hear(message(0, []))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  hear(message(0, [line(1, 1, [1, 1])]))
  hear(message(1, [line(2, 2, [1, 1])]))
  await vi.advanceTimersByTimeAsync(1)
  expect(connection.view?.n, 'it waits for the steps').toBe(0)
  connection.fastForward()
  expect(connection.view?.n).toBe(2)
  expect(connection.log.map((each) => each.n)).toEqual([1, 2])
  expect(connection.telling.active).toBe(false)
})

test('without an answer the steps are told over how things stand at the end', async () => {
  const connection = new Connection('abc')
  hear(message(0, []))
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  hear(message(0, [line(1, 1, [1, 1])]))
  await vi.advanceTimersByTimeAsync(1)
  expect(said(connection)).toEqual(['line 1 step 0 news 0'])
  expect(connection.view?.state).toEqual({ step: 'end' })
})

test('the pace is a setting: fast is faster, at once shows the end', async () => {
  const connection = await aLongTurn()
  settings.set({ pace: 0 })
  hear(message(1, [line(2, 2, [1, 1])]))
  expect(connection.view?.n).toBe(2)
  settings.set({ pace: 0.45 })
  hear(message(2, [line(3, 1, [1]), line(4, 2, [1])]))
  await vi.advanceTimersByTimeAsync(10)
  expect(connection.log.length).toBe(3)
  await vi.advanceTimersByTimeAsync(700)
  expect(connection.log.length).toBe(4)
})

test('somebody who comes or goes does not cut the telling short', async () => {
  const connection = await aLongTurn()
  hear(message(1, [], { watching: 3 }))
  expect(said(connection)).toEqual(['line 1 step 0 news 0'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connection.view?.watching).toBe(3)
  expect(said(connection)).toEqual(['line 1 step 2 news 0', 'line 1 step 2 news 1'])
})

test('of my own line only the end is told: I have seen the steps', async () => {
  const connection = new Connection('abc')
  hear(message(0, []))
  hear(message(0, [line(1, 0, [1, 1, 1])]))
  expect(connection.view?.n).toBe(1)
  expect(said(connection).length).toBe(3)
})

test('the last move of a game is told too, though its whole log comes again', async () => {
  const connection = await aLongTurn()
  await vi.advanceTimersByTimeAsync(30_000)
  answering({ step: 1 }, { step: 2 })
  hear(message(0, [line(1, 1, [1, 0, 2]), line(2, 2, [1, 1])], { over: true, state: { step: 'over' } }))
  await vi.advanceTimersByTimeAsync(1)
  expect(connection.view?.over).toBe(false)
  expect(said(connection)).toEqual(['line 2 step 0 news 0'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(connection.view?.over).toBe(true)
})
