// The pace at which others' moves are told: one scene after the other, held, stepped through, or skipped.

import type { Scene } from './scenes'
import { settings } from './settings.svelte'
import { newsOf, type Line } from './wire'

const LOOK = 700 // ms to find what is lit
const READ = 28 // ms for a letter
const SHORTEST = 1100

/** A message as scenes, as soon as they are known. */
export interface Told {
  scenes: Scene[] | null
  /** How things stand after it. */
  end: Scene
}

export class Telling {
  /** Scenes that are still to come. */
  behind = $state(0)
  /** A scene of somebody else is being shown. */
  active = $state(false)
  /** Nothing goes on by itself. */
  held = $state(false)

  #queue: Told[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #waits = false // for scenes that are asked for

  constructor(readonly show: (scene: Scene) => void) {}

  add(told: Told): void {
    const idle = !this.active
    this.active = true
    this.#queue.push(told)
    this.#count()
    if (idle) this.#timer = setTimeout(this.#next, 0)
  }

  /** Scenes that were asked for have come. */
  arrived(): void {
    this.#count()
    if (this.#waits) this.#next()
  }

  hold(): void {
    this.held = true
    clearTimeout(this.#timer)
  }

  goOn(): void {
    this.held = false
    this.#next()
  }

  /** One scene more, whether it is held or not. */
  step(): void {
    clearTimeout(this.#timer)
    this.#next()
  }

  /** Shows how things stand, at once. */
  skip(): void {
    const left = this.#queue.splice(0)
    this.#rest()
    for (const { end } of left) this.show(end)
  }

  /** Forgets what was to be told. */
  drop(): void {
    this.#queue = []
    this.#rest()
  }

  #next = (): void => {
    const first = this.#queue[0]
    if (!first) {
      this.#rest()
      return
    }
    this.#waits = first.scenes === null
    const scene = first.scenes?.shift()
    if (!scene) return
    if (!first.scenes!.length) this.#queue.shift()
    this.#count()
    this.show(scene)
    if (!this.held) this.#timer = setTimeout(this.#next, duration(scene))
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#waits = this.active = this.held = false
    this.#count()
  }

  #count(): void {
    this.behind = this.#queue.reduce((sum, told) => sum + (told.scenes?.length ?? 1), 0)
  }
}

/** As long as it takes to find and to read what is said, in ms. */
export function readingTime(lines: Line[]): number {
  const letters = lines.flatMap(newsOf).reduce((sum, news) => sum + news.text.length, 0)
  return Math.max(SHORTEST, LOOK + READ * letters)
}

function duration({ recent }: Scene): number {
  return recent.length ? readingTime(recent) * settings.pace : 0 // without: nobody moved, somebody came or went
}
