import { beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '../src/lib/connection.svelte'
import type { Foresight as ForesightType } from '../src/lib/foresight.svelte'
import type { Ahead } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { Foresight } = await import('../src/lib/foresight.svelte')

let sent: unknown[]
let view: { asked: number | null; draft: string[] }
let foresight: ForesightType

beforeEach(() => {
  sent = []
  view = { asked: 7, draft: [] }
  foresight = new Foresight({
    get view() {
      return view
    },
    send: (message: unknown) => sent.push(message),
  } as unknown as Connection)
})

function told(steps: string[], draft: string[] = [], asked = 7): Ahead {
  return { type: 'ahead', asked, draft, steps, moves: [], facts: {}, ends: false }
}

test('a question is put to the server once, and its answer is kept', () => {
  foresight.look(['move s1'])
  foresight.look(['move s1'])
  expect(sent).toEqual([{ do: 'ahead', steps: ['move s1'], asked: 7 }])
  expect(foresight.after(['move s1'])).toBeNull()
  const answer = told(['move s1'])
  foresight.hear(answer)
  expect(foresight.after(['move s1'])).toBe(answer)
})

test('an answer about another draft or another decision is not taken for this one', () => {
  foresight.hear(told(['move s1'], ['hire s2']))
  expect(foresight.after(['move s1'])).toBeNull()
  foresight.hear(told(['move s1'], [], 6))
  expect(foresight.after(['move s1'])).toBeNull()
})

test('after a step the question is put again', () => {
  foresight.look(['move s1'])
  view = { asked: 7, draft: ['hire s2'] }
  foresight.look(['move s1'])
  expect(sent).toHaveLength(2)
})

test('nothing is asked while nobody is asked', () => {
  view = { asked: null, draft: [] }
  foresight.look(['move s1'])
  expect(sent).toEqual([])
})
