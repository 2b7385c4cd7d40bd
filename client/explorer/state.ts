import type { AreaOfInterest } from '../../lib/research/areas'
import type { Grid } from '../../lib/research/results'

export type Letter = 'a' | 'b'

/** A rectangle that a visitor drew, in whole pixels of the grid. */
export type DrawnArea = Extract<AreaOfInterest, { width: number }>

/** What a visitor chose; all of it fits into an address. */
export interface State {
  /** Milliseconds. */
  t: number
  /** Both beside each other, both on one place with a divider, or one alone. */
  view: 'side' | 'swipe' | Letter
  /** Who counts: places in the file, from 0, in rising order. Undefined is everybody. */
  people: Partial<Record<Letter, readonly number[]>>
  area?: DrawnArea | undefined
}

/** What the data of a page allow. */
export interface Limits {
  /** Milliseconds. */
  until: number
  grid: Grid
  /** How many people each version has; a version that is not there has no entry. */
  people: Partial<Record<Letter, number>>
  /** Can both pictures lie on one place? */
  swipe: boolean
}

/** The stage as it is without a choice: all of the time, everybody. */
export const startOf = ({ until }: Limits): State => ({ t: until, view: 'side', people: {} })

/** Longer ones are nobody's choice. */
const LONGEST = 2000

/** The smallest area that can be drawn, in pixels of the grid. */
export const LEAST = 8

/**
 * Reads a state from the fragment of an address. What is not to be understood, or not possible with these data, counts as
 * not said; of a name that stands there twice the first counts.
 * @param hash such as `#v=b&t=4.2&p=a1.3&a=560.190.520.390`
 * @returns undefined where it says nothing, such as `#overall-scores`
 */
export function readState(hash: string, limits: Limits): State | undefined {
  if (hash.length > LONGEST) return undefined
  const said = new Map<string, string>()
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [, name, value] = /^(v|t|view|p|a)=([\w.]*)$/.exec(part) ?? []
    if (name !== undefined && !said.has(name)) said.set(name, value ?? '')
  }
  if (said.size === 0) return undefined
  const state = startOf(limits)
  const t = said.get('t') ?? ''
  const ms = Math.round(Number(t) * 1000)
  if (/^\d{1,6}(\.\d{1,3})?$/.test(t) && ms <= limits.until) state.t = ms
  if (limits.people.b !== undefined) {
    if (said.get('view') === 'swipe' && limits.swipe) state.view = 'swipe'
    const alone = said.get('v')
    if (alone === 'a' || alone === 'b') state.view = alone
  }
  state.people = readPeople(said.get('p') ?? '', limits)
  state.area = readArea(said.get('a') ?? '', limits.grid)
  return state
}

function readPeople(text: string, { people }: Limits): State['people'] {
  const chosen: State['people'] = {}
  for (const part of text.split('_')) {
    const [, name, list = ''] = /^([ab])((?:\d{1,5}(?:\.\d{1,5})*)?)$/.exec(part) ?? []
    const letter = name as Letter | undefined
    const count = letter && people[letter]
    if (!letter || count === undefined || chosen[letter]) continue
    const places = [...new Set(list === '' ? [] : list.split('.').map((each) => Number(each) - 1))]
    if (places.every((place) => place >= 0 && place < count) && places.length < count)
      chosen[letter] = places.sort((one, other) => one - other)
  }
  return chosen
}

function readArea(text: string, grid: Grid): DrawnArea | undefined {
  if (!/^\d{1,5}(\.\d{1,5}){3}$/.test(text)) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = text.split('.').map(Number)
  const fits = width >= LEAST && height >= LEAST && x + width <= grid.width && y + height <= grid.height
  return fits ? { id: 'drawn', x, y, width, height } : undefined
}

/** The fragment that says a state, without what is said by saying nothing. Empty for the stage as it starts. */
export function writeState({ t, view, people, area }: State, limits: Limits): string {
  const parts = [
    ...(view === 'a' || view === 'b' ? [`v=${view}`] : []),
    ...(t === limits.until ? [] : [`t=${Number((t / 1000).toFixed(1))}`]),
    ...(view === 'swipe' ? ['view=swipe'] : []),
  ]
  const chosen = (['a', 'b'] as const).flatMap((letter) => {
    const places = people[letter]
    return places ? [`${letter}${places.map((place) => place + 1).join('.')}`] : []
  })
  if (chosen.length > 0) parts.push(`p=${chosen.join('_')}`)
  if (area) parts.push(`a=${area.x}.${area.y}.${area.width}.${area.height}`)
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
