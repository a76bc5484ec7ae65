// Any game as lists: its fields by their names, its things by theirs. Nothing here knows a game.

import type { FieldOnBoard } from '../../lib/wire'
import { words, say } from '../../lib/words.svelte'
import type { Section, Shown, Stat } from '../types'

const OF_PEOPLE = ['seat', 'side'] // axes whose things are the players
const GROUPED = 12 // from so many things on, they are listed by where they are
const MOST_STATS = 6

type Row = Section['rows'][number]

/** The whole table: the players first, then what stands alone, then one list for each field. */
export function listingOf(shown: Shown): Section[] {
  const told = shown.fields.filter((field) => field.name !== 'round_no' && toldOf(shown, field) !== undefined)
  const people = told.filter((field) => OF_PEOPLE.includes(field.axes[0] ?? ''))
  const alone = told.filter((field) => field.axes.length === 0)
  const lists = told.filter((field) => !people.includes(field) && !alone.includes(field))
  return [
    { title: say('ui-players-list'), rows: playersOf(shown, people).filter(says) },
    {
      title: say('ui-plain-table'),
      rows: alone.map((field) => ({ label: fieldName(field), text: valueOf(shown, field) })),
    },
    ...lists.map((field) => ({ title: fieldName(field), rows: distinct(rowsOf(shown, field)) })),
  ].filter((section) => section.rows.length > 0)
}

/** The numbers of a side, for its panel. */
export function statsOf(shown: Shown, side: string): Stat[] {
  const counts = shown.fields.filter((field) => field.axes.length === 1 && OF_PEOPLE.includes(field.axes[0]!))
  return counts
    .map((field) => ({ label: fieldName(field), value: entriesOf(shown, field)[side], tip: '' }))
    .filter((stat): stat is Stat => typeof stat.value === 'number')
    .filter((stat) => stat.label !== say('ui-plain-points')) // that is the score, which has a place of its own
    .slice(0, MOST_STATS)
}

export function fieldName(field: FieldOnBoard): string {
  const id = `field-${field.name.replaceAll('_', '-')}`
  return words.has(id) ? say(id) : readable(field.name)
}

/** What a thing is called: by its own axis, or by another that has a word for it; a copy is called as its kind. */
export function thingName(shown: Shown, axis: string, slug: string): string {
  const person = OF_PEOPLE.includes(axis) ? shown.names[slug] : undefined
  if (person) return person
  const axes = [axis, ...new Set(shown.fields.flatMap((field) => [...field.axes, field.of]))].filter(Boolean)
  const kind = slug.replace(/_\d+$/, '')
  for (const form of [slug, kind]) {
    const named = axes.find((each) => words.has(`${each}-${form.replace(/[_.]/g, '-')}`))
    if (named) return words.name(named, form)
  }
  const owner = kind === slug ? undefined : shown.view.chairs[Number(slug.slice(kind.length + 1))]
  return axis === 'zone' && owner ? `${readable(kind)}: ${shown.names[owner.side]}` : readable(slug)
}

function readable(slug: string): string {
  const spaced = slug.replaceAll('_', ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function toldOf(shown: Shown, field: FieldOnBoard): unknown {
  return shown.view.state?.[field.name] ?? shown.view.facts[field.name]
}

function entriesOf(shown: Shown, field: FieldOnBoard): Record<string, unknown> {
  return toldOf(shown, field) as Record<string, unknown>
}

/** Whether a thing is at this table: seats that nobody took are not. */
function atTable(shown: Shown, axis: string, slug: string): boolean {
  return !OF_PEOPLE.includes(axis) || slug in shown.names
}

function playersOf(shown: Shown, fields: FieldOnBoard[]): Row[] {
  return shown.view.chairs.map(({ side }) => ({
    label: shown.names[side] ?? side,
    text: fields
      .map((field) => ({ field, text: textOf(shown, entriesOf(shown, field)[side], field.axes.slice(1), field.of) }))
      .filter(({ text }) => text !== '')
      .map(({ field, text }) => `${fieldName(field)}: ${text}`)
      .join(' · '),
  }))
}

function rowsOf(shown: Shown, field: FieldOnBoard): Row[] {
  const [axis, ...inner] = field.axes as [string, ...string[]]
  const told = toldOf(shown, field)
  if (Array.isArray(told))
    return told.map((each, i) => ({ label: String(i + 1), text: textOf(shown, each, inner, field.of) })).filter(says)
  const entries = Object.entries(told as Record<string, unknown>).filter(([slug]) => atTable(shown, axis, slug))
  if (field.of && !inner.length && entries.length >= GROUPED) return groupsOf(shown, axis, field.of, entries)
  return entries
    .map(([slug, each]) => ({ label: thingName(shown, axis, slug), text: textOf(shown, each, inner, field.of) }))
    .filter(says)
}

/** Many things by where they are: "Hand: Ada" – "Reed × 2, Gold". What is unknown lies nowhere. */
function groupsOf(shown: Shown, axis: string, of: string, entries: [string, unknown][]): Row[] {
  const groups = new Map<string, Map<string, number>>()
  for (const [slug, where] of entries) {
    if (typeof where !== 'string' || where === 'none') continue
    const group = groups.get(where) ?? new Map<string, number>()
    const name = thingName(shown, axis, slug)
    groups.set(where, group.set(name, (group.get(name) ?? 0) + 1))
  }
  return [...groups].map(([where, names]) => ({
    label: thingName(shown, of, where),
    text: [...names].map(([name, n]) => (n > 1 ? `${name}\u00a0×\u00a0${n}` : name)).join(', '),
  }))
}

function valueOf(shown: Shown, field: FieldOnBoard): string {
  return textOf(shown, toldOf(shown, field), [], field.of) || '–'
}

/** A value in words; empty where there is nothing to tell. */
function textOf(shown: Shown, value: unknown, axes: string[], of: string): string {
  const [axis, ...inner] = axes
  if (value === null || value === undefined || value === 'none') return ''
  if (axis !== undefined && !Array.isArray(value)) {
    return Object.entries(value as Record<string, unknown>)
      .filter(([slug, each]) => atTable(shown, axis, slug) && each !== 0 && each !== false)
      .map(([slug, each]) => ({ name: thingName(shown, axis, slug), text: textOf(shown, each, inner, of) }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }) => `${name} ${text}`)
      .join(inner.length ? '; ' : ', ')
  }
  if (Array.isArray(value))
    return value
      .map((each) => textOf(shown, each, inner, of))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'boolean') return say(value ? 'ui-yes' : 'ui-no')
  return typeof value === 'string' && of ? thingName(shown, of, value) : String(value as string | number)
}

function says(row: Row): boolean {
  return row.text !== ''
}

/** A list is keyed by its labels: equal ones are numbered. */
function distinct(rows: Row[]): Row[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const n = (seen.get(row.label) ?? 0) + 1
    seen.set(row.label, n)
    return n > 1 ? { ...row, label: `${row.label} (${n})` } : row
  })
}
