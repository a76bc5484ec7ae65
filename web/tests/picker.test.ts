import { beforeEach, expect, test, vi } from 'vitest'
import type { Picker as PickerType } from '../src/lib/picker.svelte'
import type { Connection } from '../src/lib/connection.svelte'
import type { Move } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { Picker } = await import('../src/lib/picker.svelte')

function move(words: string, args: Record<string, string>): Move {
  return { move: words, verb: words.split(' ')[0]!, args, label: words }
}

let played: string[]
let asked: unknown[]
let picker: PickerType

beforeEach(() => {
  played = []
  asked = []
  const moves = [
    move('play swap', { card: 'swap' }),
    move('discard swap', { card: 'swap' }),
    move('discard academy', { card: 'academy' }),
    move('remove docks red', { area: 'docks', side: 'red' }),
    move('remove docks blue', { area: 'docks', side: 'blue' }),
    move('draw', {}),
    ...['0', '1', '2'].map((count) => move(`seal gent ${count}`, { card: 'gent', influence: count })),
  ]
  picker = new Picker({
    view: { moves },
    refusal: null,
    play: (words: string) => played.push(words),
    send: (message: unknown) => asked.push(message),
  } as unknown as Connection)
})

test('a piece that one move is about is played by one click', () => {
  picker.pick({ area: 'docks', side: 'red' }, ['remove docks red'])
  expect(played).toEqual(['remove docks red'])
})

test('a piece that several moves are about is picked, and offers them in the order of the game', () => {
  picker.pick({ card: 'swap' }, ['play swap', 'discard swap'])
  expect(played).toEqual([])
  expect(picker.options.map((option) => [option.move, option.legal])).toEqual([
    ['play swap', true],
    ['discard swap', true],
  ])
})

test('a card that can only be discarded is not thrown away by one click: playing it is offered, and says why not', () => {
  picker.pick({ card: 'academy' }, ['play academy', 'discard academy'])
  expect(played).toEqual([])
  const impossible = picker.options.find((option) => option.move === 'play academy')!
  expect(impossible.legal).toBe(false)
  picker.choose(impossible)
  expect(asked).toEqual([{ do: 'why', move: 'play academy', after: [] }])
})

test('something that no move is about asks why not', () => {
  picker.pick({ card: 'library' }, ['play library'])
  expect(asked).toEqual([{ do: 'why', move: 'play library', after: [] }])
  expect(picker.picked).toBeNull()
})

test('a click on what is picked puts it back', () => {
  picker.pick({ card: 'swap' }, ['play swap', 'discard swap'])
  picker.pick({ card: 'swap' }, ['play swap', 'discard swap'])
  expect(picker.picked).toBeNull()
  expect(played).toEqual([])
})

test('a part of a target narrows without playing', () => {
  picker.pick({ area: 'docks' })
  expect(picker.options.map((option) => option.move)).toEqual(['remove docks red', 'remove docks blue'])
})

test('a card is held until a last click names what it does', () => {
  picker.pick({ card: 'academy' }, [], true)
  expect(played).toEqual([])
  expect(picker.last?.move).toBe('discard academy')
})

test('moves that differ by a number are a ladder, and its step is what is done', () => {
  picker.pick({ card: 'gent' }, [], true)
  expect(picker.ladder?.what).toBe('influence')
  expect(picker.last?.move).toBe('seal gent 0')
  picker.rung = 2
  expect(picker.last?.move).toBe('seal gent 2')
  picker.rung = 9
  expect(picker.last?.move).toBe('seal gent 2')
})

test('moves that differ by more than a number are no ladder', () => {
  picker.pick({ card: 'swap' }, ['play swap', 'discard swap'])
  expect(picker.ladder).toBeNull()
  expect(picker.last).toBeNull()
})
