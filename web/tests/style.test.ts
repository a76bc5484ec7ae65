import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SHARED = globSync('src/style/*.css')
// Classes that are put together from a word and a name: t-gules, s1, seat3.
const COMPOSED = /^(t|b|f)-|^(s|seat)\d$/

function styleOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
}

/** Selectors that say what something is wherever it stands: one compound, no place. Those of media queries refine. */
function selectors(css: string): string[] {
  const plain = css.replace(/@(media|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{/g)]
    .flatMap((match) => match[1]!.split(','))
    .map((each) => each.trim())
    .filter((each) => /^\.[\w.-]+$/.test(each))
}

test('a class that components share is defined in one file', () => {
  const homes = new Map<string, Set<string>>()
  for (const file of SHARED)
    for (const each of selectors(styleOf(file))) homes.set(each, (homes.get(each) ?? new Set()).add(file))
  expect([...homes].filter(([, files]) => files.size > 1)).toEqual([])
})

test('what no component uses is styled nowhere', () => {
  const used = [...globSync('src/**/*.{svelte,ts}'), ...globSync('src/games/*/cover.svg')]
    .map((file) => readFileSync(file, 'utf8').replace(/<style>[\s\S]*?<\/style>/, ''))
    .join('\n')
  const words = new Set(used.match(/[\w-]+/g))
  const dead = SHARED.filter((file) => !/(all|faces)\.css$/.test(file)).flatMap((file) =>
    [...styleOf(file).matchAll(/\.([a-zA-Z][\w-]*)/g)]
      .map((match) => match[1]!)
      .filter((name) => !words.has(name) && !COMPOSED.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(dead).toEqual([])
})

/** The values of a theme: dark ones stand for light ones of the same name. */
function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const [light, dark] = styleOf('src/style/tokens.css').split("[data-theme='dark']") as [string, string]
  const read = (text: string): [string, string][] =>
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!])
  return Object.fromEntries([...read(light), ...(theme === 'dark' ? read(dark) : [])])
}

function contrast(a: string, b: string): number {
  const light = (colour: string): number => {
    const [r, g, blue] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [dim, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

test.each(['light', 'dark'] as const)('by %s every sign and shield has an edge that is seen on paper', (theme) => {
  const told = tokens(theme)
  for (const line of ['ink-line', 'metal-line', 'shield-line'])
    for (const ground of ['raised', 'paper', 'sunken', 'sheet'])
      expect(contrast(told[line]!, told[ground]!), `${line} on ${ground}`).toBeGreaterThanOrEqual(3)
})
