import type { Rectangle } from '../../lib/research/areas'
import type { Grid } from '../../lib/research/results'
import { fitArea } from './area-shape'

export type Letter = 'a' | 'b'

/** A rectangle that a visitor drew, in whole pixels of the grid. */
export type DrawnArea = Rectangle

/** What a visitor chose; all of it fits into an address. */
export interface State {
  /** Milliseconds. */
  t: number
  /** Both beside each other, both on one place with a divider, or one alone. */
  view: 'side' | 'swipe' | Letter
  /** Who counts: places in the file, from 0, in rising order. Undefined is everybody. */
  people: Partial<Record<Letter, readonly number[]>>
  area?: DrawnArea | undefined
  /** Is the density of all gaze up to the moment shown, in place of the light? */
  heat: boolean
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
export const startOf = ({ until }: Limits): State => ({ t: until, view: 'side', people: {}, heat: false })

/** Longer ones are nobody's choice. */
const LONGEST = 2000

/** What a fragment says by the names of a state, in whatever words; empty for those of sections. */
function saidIn(hash: string): Map<string, string> {
  const said = new Map<string, string>()
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [, name, value] = /^(v|t|view|p|a|h)=(.*)$/s.exec(part) ?? []
    if (name && !said.has(name)) said.set(name, value ?? '')
  }
  return said
}

/** Is a fragment one of the explorer, and not of a section? It may still say nothing that can be understood. */
export const isOurs = (hash: string): boolean => saidIn(hash).size > 0

/**
 * Reads a state from the fragment of an address. A number out of range counts as the nearest one in it. What is not to be
 * understood, or not possible with these data, counts as not said; of a name that stands there twice the first counts.
 * @param hash such as `#v=b&t=4.2&p=a1.3&a=560.190.520.390&h=1`
 * @returns undefined where nothing of it is to be understood, such as `#overall-scores` or `#t=soon`
 */
export function readState(hash: string, limits: Limits): State | undefined {
  if (hash.length > LONGEST) return undefined
  const said = saidIn(hash)
  const value = (name: string) => said.get(name) ?? ''
  const read: Partial<State> = {
    ...readTime(value('t'), limits),
    ...readView(value('v'), value('view'), limits),
    ...readPeople(value('p'), limits),
    ...readArea(value('a'), limits.grid),
    ...(/^[01]$/.test(value('h')) && { heat: value('h') === '1' }),
  }
  return Object.keys(read).length > 0 ? { ...startOf(limits), ...read } : undefined
}

const readTime = (text: string, { until }: Limits): Partial<State> =>
  /^-?\d+(\.\d{1,3})?$/.test(text) ? { t: Math.max(0, Math.min(until, Math.round(Number(text) * 10) * 100)) } : {}

function readView(alone: string, view: string, { people, swipe }: Limits): Partial<State> {
  if (people.b === undefined) return {}
  if (alone === 'a' || alone === 'b') return { view: alone }
  return view === 'swipe' && swipe ? { view } : {}
}

function readPeople(text: string, { people }: Limits): Partial<State> {
  const chosen: State['people'] = {}
  for (const part of text.split('_')) {
    const [, name, list = ''] = /^([ab])((?:\d+(?:\.\d+)*)?)$/.exec(part) ?? []
    if (!name) break
    const letter = name as Letter
    const count = people[letter]
    if (count === undefined || chosen[letter]) continue
    const said = list === '' ? [] : list.split('.').map((each) => Number(each) - 1)
    const places = [...new Set(said)].filter((place) => place >= 0 && place < count)
    // None of those who are named is there: that is nobody's choice of nobody.
    if (places.length < count && (places.length > 0 || said.length === 0))
      chosen[letter] = places.sort((one, other) => one - other)
  }
  return Object.keys(chosen).length > 0 ? { people: chosen } : {}
}

function readArea(text: string, grid: Grid): Partial<State> {
  if (!/^-?\d+(\.-?\d+){3}$/.test(text)) return {}
  const [x = 0, y = 0, width = 0, height = 0] = text.split('.').map(Number)
  return { area: fitArea({ x, y, width, height }, grid) }
}

/** The fragment that says a state, without what is said by saying nothing. Empty for the stage as it starts. */
export function writeState({ t, view, people, area, heat }: State, limits: Limits): string {
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
  if (heat) parts.push('h=1')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
