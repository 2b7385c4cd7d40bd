import type { CaseResults } from '../../content/results/read-case-results'
import type { Texts } from '../../i18n/texts'
import type { AreaOfInterest } from '../../research/areas'
import { numberText } from '../../research/figures/figure-text'
import type { Figures } from '../../research/figures/figures'
import { tokenOf } from '../../research/figures/metrics'
import { circlePath, litCircles, sharedLooks } from '../../research/gaze/lit'
import { gapPath, gapsBetween } from '../../research/gaze/lit-gaps'
import { barsOf } from '../../research/gaze/stage-bars'
import { hasGaze } from '../../research/looks'
import { type Session, sessionsOf, type Version } from '../../research/sessions'
import { href } from '../../shared/urls'
import { cachedCase } from './cached-case'
import { type StageTable, stageTable } from './stage-table'

/** What was measured on one picture, as its stage shows it. */
export interface StageVersion {
  /** An SVG path on the picture's grid: a circle for each look, all of them together, and the gaps between them. */
  circles: string
  /** Where people looked, in a sentence with its figures. */
  finding: string
  /** How many people look at the main area in each of the equal parts of the time. */
  bars: number[]
  people: number
  /** Where the explorer finds its data. */
  data: string
}

/** The measured part of a stage: light and bars; the pictures themselves are the versions of the case. */
export interface CaseStage {
  versions: StageVersion[]
  /** Seconds from the first to the last moment. */
  seconds: number
  /** The area that the bars count. */
  area: string
  /** The numbers behind the bars. */
  table: StageTable
  texts: {
    lit: string
    /** What the bars count. */
    bars: string
    /** What the bars show, in a sentence with its figures. */
    barsFinding: string
    play: string
    next: string
    moment: string
    /** Unit beside the time. */
    unit: string
    missing: string
    again: string
  }
}

/** Where the data of the explorer lie, without base path: `/cases/galaxy/explorer-a.json`. */
export const explorerPath = (slug: string, index: number): string => `/cases/${slug}/explorer-${'ab'[index]}.json`

/** How long the longest session lasts, in milliseconds; a tenth of a second is the finest that is shown. */
export function durationOf(versions: readonly Version[]): number {
  const last = versions.flatMap(({ results }) => [...results.time]).reduce((most, now) => Math.max(most, now), 0)
  return Math.ceil(last / 100) * 100
}

/** The main area of a case that names none: the one that keeps the eyes longest, of those that all have, or of the first. */
export function mainArea(versions: readonly (readonly AreaOfInterest[])[], figures: Figures): string | undefined {
  const [first = [], ...others] = versions
  const shared = first.filter(({ id }) => others.every((areas) => areas.some((area) => area.id === id)))
  const dwell = ({ id }: AreaOfInterest) =>
    versions.reduce((sum, _, index) => sum + (figures.get(`${'ab'[index]}.areas.${tokenOf(id)}.dwell`)?.value || 0), 0)
  return (shared.length > 0 ? shared : first).toSorted((one, other) => dwell(other) - dwell(one))[0]?.id
}

/**
 * Everything that the stage of a case shows of its results.
 * @param simulated were the sessions drawn by a model? Then what is said in words says so
 * @param lockedTo the area that the case is about, which the bars count
 */
export function caseStage(
  { slug, simulated, lockedTo: about }: { slug: string; simulated: boolean; lockedTo?: string | undefined },
  results: CaseResults,
  t: Texts,
): CaseStage {
  const { versions: both, figures } = results
  const said = (text: string) => (simulated ? `${t('cases.simulatedLabel')} ${text}` : text)
  const versions = both.filter((version) => version !== undefined)
  const until = durationOf(versions)
  const area =
    about ??
    mainArea(
      versions.map(({ areas }) => areas),
      figures,
    ) ??
    ''
  const read = versions.map((version, index): StageVersion => {
    // Of whom there is no gaze, nothing is known here.
    const sessions = sessionsOf(version.results).filter(({ person }) => hasGaze(person))
    return {
      circles: lightOf(version, () => cachedCase(results, ['light', index], () => drawLight(version, sessions))),
      finding: said(findingOf(version, figures, 'ab'[index] as string, t)),
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
      // Of fewer than three, anybody's look lights: `lib/research/gaze/lit.ts`.
      lit: t(read.some(({ people }) => people < 3) ? 'cases.stage.litFew' : 'cases.stage.lit'),
      bars: t('cases.stage.bars', { people, area }),
      barsFinding: said(
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

/** While somebody edits nothing is kept on the disk, and a case asks several times at each visit. */
const lit = new WeakMap<Version, string>()

/** What is lit, as a path. It follows from the results alone. */
function lightOf(version: Version, make: () => string): string {
  const found = lit.get(version) ?? make()
  lit.set(version, found)
  return found
}

function drawLight({ results: { grid } }: Version, sessions: readonly Pick<Session, 'fixations'>[]): string {
  const circles = litCircles(sharedLooks(sessions.map(({ fixations }) => fixations)).flat(), grid)
  return circlePath(circles) + gapPath(gapsBetween(circles, grid))
}

/** A and B; a single version has no letter. */
const tableNames = (versions: number, t: Texts) => (versions > 1 ? ['A', 'B'] : [t('cases.stage.viewers')])

/** The shares of rest of all areas, the largest first. */
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
  const { of = 0, noGaze = 0 } = shares[0]?.figure ?? {}
  const people = of - noGaze
  const shown = list.join(', ')
  // Of fewer than three, anybody's look lights: `lib/research/gaze/lit.ts`.
  return people < 3
    ? t('cases.stage.findingFew', { shares: shown })
    : t('cases.stage.finding', { people, shares: shown })
}

function peakOf(
  bars: readonly number[],
  { index, table, area, of, t }: { index: number; table: StageTable; area: string; of: number; t: Texts },
): string {
  const most = Math.max(...bars)
  // By its row: a moment between two of them stands in no table.
  const [when = ''] = table.rows[Math.floor(bars.indexOf(most) / Math.ceil(bars.length / table.rows.length))] ?? []
  const last = t('cases.stage.last', { count: bars.at(-1) ?? 0 })
  const values = { area, count: most, when, last }
  return of === 1
    ? t('cases.stage.peak', values)
    : t('cases.stage.peakOf', { ...values, letter: 'AB'[index] as string })
}
