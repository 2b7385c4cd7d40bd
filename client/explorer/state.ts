import type { Grid, Rectangle } from '@oogwenk/gaze'
import { fitArea } from './area-shape'

/** The letter of a version. */
export type Letter = 'a' | 'b'

/** A rectangle that a visitor drew, entered or chose from the list, in whole pixels of the grid. */
export type DrawnArea = Rectangle

/** Everything that a visitor has chosen. It fits into the fragment of an address. */
export interface State {
  /** The current moment, in milliseconds. */
  t: number
  /** The view: both side by side, one over the other with a divider, or one alone. */
  view: 'side' | 'swipe' | Letter
  /** The indexes of the chosen people in the file, ascending. Undefined means everybody. */
  people: Partial<Record<Letter, readonly number[]>>
  area?: DrawnArea | undefined
  /** Whether the density of all gaze up to the moment is shown instead of the light. */
  heat: boolean
}

/** The limits that the data of a case sets. */
export interface Limits {
  /** The end of the recording, in milliseconds. */
  until: number
  grid: Grid
  /** The number of people in each version. */
  people: Partial<Record<Letter, number>>
  /** Whether one picture can be shown over the other. */
  swipe: boolean
}

/** Returns the initial state: the whole recording, everybody. */
export const initialStateOf = ({ until }: Limits): State => ({ t: until, view: 'side', people: {}, heat: false })

/** The maximum length of a fragment. A longer one is ignored. */
const MAX_LENGTH = 2000

/** Returns the parts of a fragment that are named like parts of a state, valid or not; none for a section's anchor. */
function partsOf(hash: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [, name, value] = /^(v|t|view|p|a|h)=(.*)$/s.exec(part) ?? []
    if (name && !parts.has(name)) parts.set(name, value ?? '')
  }
  return parts
}

/** Whether a fragment belongs to the explorer rather than to a section. It may still be invalid. */
export const isExplorerHash = (hash: string): boolean => partsOf(hash).size > 0

/**
 * Reads a state from the fragment of an address. A moment or an area out of range is clamped. A part that is invalid,
 * or impossible with this data, is ignored; if two parts have the same name, the first one counts.
 * @param hash such as `#v=b&t=4.2&p=a1.3&a=560.190.520.390&h=1`
 * @returns undefined if no part is valid, as in `#overall-scores` or `#t=soon`, or if the fragment is too long
 */
export function readState(hash: string, limits: Limits): State | undefined {
  if (hash.length > MAX_LENGTH) return undefined
  const parts = partsOf(hash)
  const value = (name: string) => parts.get(name) ?? ''
  const read: Partial<State> = {
    ...readTime(value('t'), limits),
    ...readView(value('v'), value('view'), limits),
    ...readPeople(value('p'), limits),
    ...readArea(value('a'), limits.grid),
    ...(/^[01]$/.test(value('h')) && { heat: value('h') === '1' }),
  }
  return Object.keys(read).length > 0 ? { ...initialStateOf(limits), ...read } : undefined
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
    const named = list === '' ? [] : list.split('.').map((each) => Number(each) - 1)
    const existing = [...new Set(named)].filter((index) => index >= 0 && index < count)
    // Listing only people who do not exist is not the same as choosing nobody.
    if (existing.length < count && (existing.length > 0 || named.length === 0))
      chosen[letter] = existing.sort((one, other) => one - other)
  }
  return Object.keys(chosen).length > 0 ? { people: chosen } : {}
}

function readArea(text: string, grid: Grid): Partial<State> {
  if (!/^-?\d+(\.-?\d+){3}$/.test(text)) return {}
  const [x = 0, y = 0, width = 0, height = 0] = text.split('.').map(Number)
  return { area: fitArea({ x, y, width, height }, grid) }
}

/** Writes a state as a fragment, without its defaults. Empty for the initial state. */
export function writeState({ t, view, people, area, heat }: State, limits: Limits): string {
  const parts = [
    ...(view === 'a' || view === 'b' ? [`v=${view}`] : []),
    ...(t === limits.until ? [] : [`t=${Number((t / 1000).toFixed(1))}`]),
    ...(view === 'swipe' ? ['view=swipe'] : []),
  ]
  const chosen = (['a', 'b'] as const).flatMap((letter) => {
    const own = people[letter]
    return own ? [`${letter}${own.map((index) => index + 1).join('.')}`] : []
  })
  if (chosen.length > 0) parts.push(`p=${chosen.join('_')}`)
  if (area) parts.push(`a=${area.x}.${area.y}.${area.width}.${area.height}`)
  if (heat) parts.push('h=1')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
