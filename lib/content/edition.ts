/** Which pages a build shows, and the time that counts as now. One edition applies to a whole build. */
export interface Edition {
  /** Pages scheduled for later than this are not public yet. */
  now: Date
  /** Whether drafts and scheduled pages are shown as well. */
  drafts: boolean
  /** Whether it is a preview, which has a notice on every page, a list of changes, and nothing for search engines. */
  preview: boolean
  /** Whether lists leave out a page with invalid front matter instead of throwing an error. */
  tolerant: boolean
}

/** Selects all pages, public or not. */
export const everything = { now: new Date(8.64e15), drafts: true } as const satisfies Partial<Edition>

/** An ISO 8601 date and time with a time zone, `Z` or an offset. Seconds are optional. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether a date exists: `Date` accepts 30 February, and reads it as 2 March. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** Reads an instant with its zone, such as `2026-12-01T08:00:00Z`; undefined if the text is not one. */
export function readInstant(text: string): Date | undefined {
  const instant = new Date(text)
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/**
 * Returns the edition that is being built. This is the only module in `lib` that reads the environment, so that all
 * lists agree. `EDITION` is `public` (the default) or `preview`; `BUILD_NOW` is an instant, which `next.config.js` sets
 * at the start of a build. In development (`npm run dev`), drafts are shown, `now` is the current time, and a mistake
 * in one file does not affect other pages.
 * @throws if either value is invalid
 */
export function getEdition(env: Readonly<Record<string, string | undefined>> = process.env): Edition {
  const { EDITION: name = '', BUILD_NOW: moment = '' } = env
  if (!['', 'public', 'preview'].includes(name))
    throw new Error(`EDITION is set to ${name}, which is not an edition. Set it to public or preview, or unset it.`)
  const now = moment === '' ? new Date() : readInstant(moment)
  if (now === undefined)
    throw new Error(
      `BUILD_NOW is set to ${moment}, which is not a time with a time zone. Write one such as 2026-12-01T08:00:00Z, or unset it.`,
    )
  const preview = name === 'preview'
  const tolerant = env.NODE_ENV === 'development'
  return { now, drafts: preview || tolerant, preview, tolerant }
}

/** Whether Next is building. Files do not change during a build, so each process may read the content once. */
export function isBuilding(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env.NEXT_PHASE === 'phase-production-build'
}
