// Every sentence: the page's own and those of the games, as Fluent. Names go by their grammatical cases, as in core/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import de from '../words/de.ftl?raw'
import en from '../words/en.ftl?raw'
import { settings, type Language } from './settings.svelte'

export type Args = Record<string, string | number | null | undefined>

const CASES = ['acc', 'dat', 'gen', 'title'] // where a name has no such form, the plain name stands for it
const PAGE: Record<Language, string> = { en, de }

class Words {
  #bundles = new Map<string, FluentBundle>()
  #games = new Map<string, Promise<unknown>>()
  /** The game whose names are in use: two games may call different things by the same slug. */
  #game = $state('')
  /** Grows when words come in, so that what was said without them is said again. */
  #version = $state(0)

  #bundle(language: Language, game = this.#game): FluentBundle {
    const key = `${language} ${game}`
    let bundle = this.#bundles.get(key)
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(PAGE[language]))
      this.#bundles.set(key, bundle)
    }
    return bundle
  }

  /** The names and labels of a game, in both languages: switching needs no reload. */
  async load(game: string): Promise<void> {
    let loading = this.#games.get(game)
    if (!loading) {
      loading = Promise.all((['en', 'de'] as const).map((language) => this.#fetch(game, language)))
      this.#games.set(game, loading)
    }
    await loading
    this.#game = game
    this.#version++
  }

  async #fetch(game: string, language: Language): Promise<void> {
    const answer = await fetch(`/api/games/${game}/words?language=${language}`)
    this.add(language, await answer.text(), game)
  }

  add(language: Language, text: string, game = this.#game): void {
    this.#bundle(language, game).addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(id: string): boolean {
    void this.#version
    return this.#bundle(settings.language).hasMessage(id)
  }

  /** A sentence; arguments that are slugs are told by their names. A missing one shows its id: it cannot be overlooked. */
  say(id: string, args: Args = {}): string {
    void this.#version
    const bundle = this.#bundle(settings.language)
    const [message, attribute] = id.split('.') as [string, string | undefined]
    const found = bundle.getMessage(message)
    const pattern = attribute ? (found?.attributes[attribute] ?? found?.value) : found?.value
    if (!pattern) return id
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, this.#named(bundle, args), errors)
    for (const error of errors) console.error(`${id}: ${error.message}`)
    return text
  }

  /** The name of a thing, for a label: its `.title` where the plain name carries an article. */
  name(axis: string, slug: string): string {
    return this.say(`${axis}-${dashed(slug)}.title`)
  }

  #named(bundle: FluentBundle, args: Args): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) {
      const message = typeof value === 'string' ? bundle.getMessage(`${key}-${dashed(value)}`) : undefined
      if (message?.value) {
        named[key] = bundle.formatPattern(message.value)
        for (const attribute of new Set([...CASES, ...Object.keys(message.attributes)])) {
          named[`${key}_${attribute}`] = bundle.formatPattern(message.attributes[attribute] ?? message.value)
        }
      } else if (value !== null && value !== undefined) {
        named[key] = value
      }
    }
    return named
  }
}

export const words = new Words()
export const say = (id: string, args?: Args): string => words.say(id, args)

function dashed(slug: string): string {
  return slug.replace(/[_.]/g, '-')
}
