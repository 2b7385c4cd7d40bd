import { type AreaOfInterest, type Figures, type Session, sessionsOf, tokenOf, type Version } from '@oogwenk/gaze'
import { numberText } from '../../charts/figure-text'
import { circlePath, litCircles, sharedLooks } from '../../charts/lit'
import { gapPath, gapsBetween } from '../../charts/lit-gaps'
import { barsOf } from '../../charts/stage-bars'
import { cachedCase } from '../../content/results/cached-case'
import { type CaseResults, keyOfResults } from '../../content/results/read-case-results'
import type { Texts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { type StageTable, stageTable } from './stage-table'

/** The measured results of one picture, as its stage shows them. */
export interface StageVersion {
  /** An SVG path on the grid of the picture: a circle for each fixation, with the gaps between circles filled. */
  circles: string
  /** Where people looked, in a sentence with its figures. */
  finding: string
  /** How many people look at the main area in each of the equal parts of the session. */
  bars: number[]
  people: number
  /** The address of the data for the explorer. */
  data: string
}

/** The measured part of a stage: lit areas and bars. The pictures are the versions of the case. */
export interface CaseStage {
  versions: StageVersion[]
  /** The duration in seconds. */
  seconds: number
  /** The area whose viewers the bars count. */
  area: string
  /** The numbers behind the bars. */
  table: StageTable
  texts: {
    lit: string
    /** The caption of the bars. */
    bars: string
    /** What the bars show, in a sentence with its figures. */
    barsFinding: string
    play: string
    next: string
    moment: string
    /** The unit of the time. */
    unit: string
    missing: string
    again: string
  }
}

/** Returns the address of the data for the explorer, without the base path: `/cases/galaxy/explorer-a.json`. */
export const explorerPath = (slug: string, index: number): string => `/cases/${slug}/explorer-${'ab'[index]}.json`

/** Returns the duration of the longest session in milliseconds, rounded up to a tenth of a second. */
export function durationOf(versions: readonly Version[]): number {
  const last = versions.flatMap(({ results }) => [...results.time]).reduce((max, now) => Math.max(max, now), 0)
  return Math.ceil(last / 100) * 100
}

/**
 * Returns the main area of a case that names none: the one with the longest dwell time, among those in all versions or
 * else in the first; undefined if the first has no areas.
 */
export function mainArea(versions: readonly (readonly AreaOfInterest[])[], figures: Figures): string | undefined {
  const [first = [], ...others] = versions
  const shared = first.filter(({ id }) => others.every((areas) => areas.some((area) => area.id === id)))
  const dwell = ({ id }: AreaOfInterest) =>
    versions.reduce((sum, _, index) => sum + (figures.get(`${'ab'[index]}.areas.${tokenOf(id)}.dwell`)?.value || 0), 0)
  return (shared.length > 0 ? shared : first).toSorted((one, other) => dwell(other) - dwell(one))[0]?.id
}

/**
 * Returns the results that the stage of a case shows.
 * @param simulated whether the sessions are simulated; if so, the text alternatives say so
 * @param lockedTo the area whose viewers the bars count; by default the main area
 */
export function caseStage(
  { slug, simulated, lockedTo }: { slug: string; simulated: boolean; lockedTo?: string | undefined },
  results: CaseResults,
  t: Texts,
): CaseStage {
  const { figures } = results
  const labelled = (text: string) => (simulated ? `${t('cases.simulatedLabel')} ${text}` : text)
  const versions = results.versions.filter((version) => version !== undefined)
  const until = durationOf(versions)
  const area =
    lockedTo ??
    mainArea(
      versions.map(({ areas }) => areas),
      figures,
    ) ??
    ''
  const read = versions.map((version, index): StageVersion => {
    // People without a fixation are left out, because it is not known what they looked at.
    const sessions = sessionsOf(version.results).filter(({ fixations }) => fixations.length > 0)
    return {
      circles: lightOf(version, () =>
        cachedCase(keyOfResults(results), ['light', index], () => drawLight(version, sessions)),
      ),
      finding: labelled(findingOf(version, figures, 'ab'[index] as string, t)),
      bars: barsOf(
        sessions.map(({ fixations }) => fixations),
        version.areas.find(({ id }) => id === area),
        until,
      ),
      people: sessions.length,
      data: href(explorerPath(slug, index)),
    }
  })
  const seconds = until / 1000
  const names = tableNames(read.length, t)
  const table = stageTable({ bars: read.map(({ bars }) => bars), names, seconds, area }, t)
  const people = [...new Set(read.map(({ people }) => people))].join(t('cases.stage.and'))
  return {
    versions: read,
    seconds,
    area,
    table,
    texts: {
      // With fewer than three people, a single look is enough: see `lib/charts/lit.ts`.
      lit: t(read.some(({ people }) => people < 3) ? 'cases.stage.litFew' : 'cases.stage.lit'),
      bars: t('cases.stage.bars', { people, area }),
      barsFinding: labelled(
        read.map(({ bars }, index) => peakOf(bars, { index, table, area, of: read.length, t })).join(' '),
      ),
      play: t('cases.stage.play'),
      next: t('cases.stage.next'),
      moment: t('cases.stage.moment'),
      unit: t('cases.stage.unit'),
      missing: t('cases.stage.missing'),
      again: t('cases.stage.again'),
    },
  }
}

/** Cached, because in development nothing is cached on disk, and each visit to a case needs this several times. */
const lightCache = new WeakMap<Version, string>()

/** Returns the lit areas as an SVG path, which depends only on the results. */
function lightOf(version: Version, make: () => string): string {
  const found = lightCache.get(version) ?? make()
  lightCache.set(version, found)
  return found
}

function drawLight({ results: { grid } }: Version, sessions: readonly Pick<Session, 'fixations'>[]): string {
  const circles = litCircles(sharedLooks(sessions.map(({ fixations }) => fixations)).flat(), grid)
  return circlePath(circles) + gapPath(gapsBetween(circles, grid))
}

/** Returns the headings of the columns: A and B or, because a single version has no letter, a word for its viewers. */
const tableNames = (versions: number, t: Texts) => (versions > 1 ? ['A', 'B'] : [t('cases.stage.viewers')])

/** Describes the shares of dwell time of all areas, largest first. */
function findingOf({ areas }: Version, figures: Figures, letter: string, t: Texts): string {
  const shares = areas.flatMap(({ id }) => {
    const figure = figures.get(`${letter}.areas.${tokenOf(id)}.dwellShare`)
    return figure && !Number.isNaN(figure.printed) ? [{ id, figure }] : []
  })
  const list = shares
    .toSorted((one, other) => other.figure.value - one.figure.value)
    .map(({ id, figure }) =>
      t('cases.stage.share', { area: id, share: numberText(figure.printed, figure.decimals, false) }),
    )
  const { of = 0, noFixation = 0 } = shares[0]?.figure ?? {}
  const people = of - noFixation
  const shown = list.join(', ')
  // With fewer than three people, a single look is enough: see `lib/charts/lit.ts`.
  return people < 3
    ? t('cases.stage.findingFew', { shares: shown })
    : t('cases.stage.finding', { people, shares: shown })
}

function peakOf(
  bars: readonly number[],
  { index, table, area, of, t }: { index: number; table: StageTable; area: string; of: number; t: Texts },
): string {
  const max = Math.max(...bars)
  // Names the interval of the table row that contains the peak.
  const [when = ''] = table.rows[Math.floor(bars.indexOf(max) / Math.ceil(bars.length / table.rows.length))] ?? []
  const last = t('cases.stage.last', { count: bars.at(-1) ?? 0 })
  const values = { area, count: max, when, last }
  return of === 1
    ? t('cases.stage.peak', values)
    : t('cases.stage.peakOf', { ...values, letter: 'AB'[index] as string })
}
