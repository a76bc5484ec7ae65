import { expect, test } from 'vitest'
import { inForce, lineBefore, movesAfter, takenBack } from '../src/lib/history'
import { allSums, finalSums } from '../src/lib/sums'
import type { GameModule, Shown } from '../src/games/types'
import type { Line } from '../src/lib/wire'

const move = (n: number, ...news: string[]): Line => ({
  n,
  seat: 0,
  takeback: null,
  steps: [news.length],
  news: news.map((each) => ({ news: each, text: each })),
})
const back = (n: number, line: number): Line => ({ n, seat: 0, takeback: line, steps: [], news: [] })

test('a takeback undoes all lines after the one it goes back to, and stands itself', () => {
  const log = [move(1), move(2), move(3), back(4, 1), move(5)]
  expect(inForce(log)).toEqual([0, 1, 4, 5])
  expect(takenBack(log, log[3]!).map((line) => line.n)).toEqual([2, 3])
})

test('to take a move back is to go to the state before it, also behind a takeback', () => {
  const log = [move(1), move(2), move(3), back(4, 1), move(5), move(6)]
  expect(lineBefore(log, 1)).toBe(0)
  expect(lineBefore(log, 6)).toBe(5)
  expect(lineBefore(log, 5)).toBe(4)
  expect(movesAfter(log, lineBefore(log, 6)).map((line) => line.n)).toEqual([6])
  expect(movesAfter(log, 1).map((line) => line.n)).toEqual([5, 6])
})

const sum = (title: string): object => ({ title, columns: [], rows: [], total: null })
const module = {
  sums: ({ view, recent }: Shown) => [
    ...recent.flatMap((line) =>
      line.news.filter((news) => news.news === 'scored').map((news) => sum(`${news.text} ${line.n}`)),
    ),
    ...(view.over ? [sum('final')] : []),
  ],
} as unknown as GameModule
const shown = (over: boolean): Shown => ({ view: { over } }) as unknown as Shown

test('the sums of a whole game are collected from its log, the latest first, without what was taken back', () => {
  const log = [move(1, 'scored'), move(2, 'scored'), back(3, 1), move(4), move(5, 'scored')]
  expect(allSums(module, shown(false), log).map(({ n, sums }) => [n, sums.map((each) => each.title)])).toEqual([
    [5, ['scored 5']],
    [1, ['scored 1']],
  ])
})

test('the end has its own sums, apart from those that its last move brought', () => {
  const log = [move(1, 'scored'), move(2, 'scored')]
  expect(finalSums(module, shown(true), log).map((each) => each.title)).toEqual(['final'])
  expect(finalSums(module, shown(false), log)).toEqual([])
  expect(allSums(module, shown(true), log).map(({ n, sums }) => [n, sums.map((each) => each.title)])).toEqual([
    [2, ['final']],
    [2, ['scored 2']],
    [1, ['scored 1']],
  ])
})
