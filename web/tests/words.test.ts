import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function idsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!)
}

const GAMES = ['city_and_guilds', 'city_of_guilds', 'flandern_1302', 'guilds_of_london'].map(
  (game) => `../src/guildhall/games/${game}/words`,
)
const FILES = ['src/words', ...GAMES, '../src/guildhall/core/words']

test.each(FILES)('%s says the same things in English and German, and parses in the browser', (folder) => {
  const [en, de] = [idsOf(`${folder}/en.ftl`), idsOf(`${folder}/de.ftl`)]
  expect(de).toEqual(en)
  expect(new Set(en).size).toBe(en.length)
  for (const language of ['en', 'de']) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}.ftl`, 'utf8')))).toEqual([])
  }
})

test('every sentence that the page asks for exists', async () => {
  const { globSync } = await import('node:fs')
  const known = new Set(FILES.flatMap((folder) => idsOf(`${folder}/en.ftl`)))
  const missing: string[] = []
  for (const file of globSync('src/**/*.{svelte,ts}')) {
    for (const match of readFileSync(file, 'utf8').matchAll(/say\('([a-z0-9-]+)'/g)) {
      if (!known.has(match[1]!)) missing.push(`${file}: ${match[1]}`)
    }
  }
  expect(missing).toEqual([])
})

test('no component holds a sentence: what people read stands in the words', async () => {
  const { globSync } = await import('node:fs')
  const spoken: string[] = []
  for (const file of globSync('src/**/*.svelte')) {
    const markup = readFileSync(file, 'utf8').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    const text = markup.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, ' ').replace(/<[^>]*>/g, '\n')
    for (const line of text.split('\n'))
      if (/[A-Za-z]{3,} [A-Za-z]{2,}/.test(line)) spoken.push(`${file}: ${line.trim()}`)
  }
  expect(spoken).toEqual([])
})
