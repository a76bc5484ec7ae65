// What others did, as scenes to be told one after the other: a few pieces of news, and the table as it stood then.

import { newsOf, type Line, type News, type StepView, type TableView } from './wire'

export interface Scene {
  view: TableView
  /** The log as far as it is told. */
  log: Line[]
  /** What happens in this scene. */
  recent: Line[]
  /** The lines that are told to their end with it. */
  whole: Line[]
}

const TOLD_AT_ONCE = 3 // pieces of news; more are told in several scenes

/** Whether the table is worth asking how it stood in between: a step after which something was told is a scene. */
export function hasSteps(message: TableView, fresh: Line[]): boolean {
  const told = fresh.filter((line) => !isMine(message, line)).map((line) => line.steps.filter(Boolean).length)
  return fresh.length > 1 || told.some((steps) => steps > 1)
}

/** `stood` has for each fresh line how the table stood after its steps; nothing where that is not known. */
export function scenesOf(message: TableView, before: Line[], fresh: Line[], stood: StepView[][] = []): Scene[] {
  const scenes: Scene[] = []
  fresh.forEach((line, i) => {
    const log = [...before, ...fresh.slice(0, i)]
    const views = viewsOf(message, line, stood[i] ?? [])
    for (const [from, news, step] of parts(message, line)) {
      const told = { ...line, news: line.news.slice(0, from + news.length) }
      scenes.push({ view: views[step] ?? message, log: [...log, told], recent: [{ ...line, news, from }], whole: [] })
    }
    scenes.at(-1)!.whole = [line]
    scenes.at(-1)!.log = [...log, line]
  })
  return [...scenes.slice(0, -1), sceneOf(message, before, fresh, scenes.at(-1)?.recent)]
}

/** How things stand after a message. */
export function sceneOf(message: TableView, before: Line[], fresh: Line[], recent: Line[] = fresh): Scene {
  return { view: message, log: [...before, ...fresh], recent, whole: fresh.slice(-1) }
}

/** The news of a line, in portions: where each begins, and after which step it is told. Of my own steps I know. */
function parts(message: TableView, line: Line): [from: number, news: News[], step: number][] {
  const told: [number, News[], number][] = []
  const news = newsOf(line)
  let from = 0
  line.steps.forEach((count, step) => {
    const last = step === line.steps.length - 1
    if (last || !isMine(message, line)) {
      for (let k = 0; k < count; k += TOLD_AT_ONCE) {
        told.push([from + k, news.slice(from + k, from + Math.min(count, k + TOLD_AT_ONCE)), step])
      }
    }
    from += count
  })
  return told.length ? told : [[news.length, [], line.steps.length - 1]]
}

function isMine(message: TableView, line: Line): boolean {
  return line.seat === message.seat
}

/** Whole views out of what changed from step to step. Nothing can be done there. */
function viewsOf(message: TableView, line: Line, steps: StepView[]): TableView[] {
  let [state, facts]: [object, object] = [{}, {}]
  return steps.map(({ state: changed, facts: follows, ...rest }) => {
    state = { ...state, ...changed }
    facts = { ...facts, ...follows }
    return { ...message, ...AS_BEFORE, ...rest, n: line.n - 1, state, facts } as TableView
  })
}

const AS_BEFORE = {
  asked: null,
  moves: [],
  draft: [],
  waiting: false,
  sealed: false,
  over: false,
  ending: '',
  winners: [],
  seed: null,
  proposal: null,
}
