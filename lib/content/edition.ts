/** Which pages a build shows and at which moment. Everything that one build makes gets the same answer. */
export interface Edition {
  /** Pages to be published later than this are not public yet. */
  now: Date
  /** Whether drafts, and pages that are not due yet, are shown as well. */
  drafts: boolean
  /** Whether it is a preview: a banner on every page, none of them for search engines, and a list of what is new. */
  preview: boolean
  /** Whether a page whose front matter is wrong is left out of lists, rather than end all that asks for one. */
  tolerant: boolean
}

/** For whoever asks for all pages there are, public or not. */
export const everything = { now: new Date(8.64e15), drafts: true } as const satisfies Partial<Edition>

/** An instant with its zone, as `date -u +%Y-%m-%dT%H:%M:%SZ` and `toISOString` write it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether there is such a day: `Date` takes 30 February, and makes 2 March of it. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** Reads an instant with its zone, such as `2026-12-01T08:00:00Z`; nothing where it is another text, or no day there is. */
export function readInstant(text: string): Date | undefined {
  const instant = new Date(text)
  return INSTANT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(instant.getTime()) ? instant : undefined
}

/**
 * The edition that is being built. The only module of `lib` that reads the environment, so that no list can disagree with
 * another: `EDITION` is `public` (or left out) or `preview`; `BUILD_NOW` is an instant, which `next.config.js` sets when a
 * build begins. While somebody edits (`npm run dev`), drafts are shown, time goes on, and a mistake in one file is none of the other pages.
 * @throws where one of the two cannot be understood
 */
export function getEdition(env: Readonly<Record<string, string | undefined>> = process.env): Edition {
  const { EDITION: name = '', BUILD_NOW: moment = '' } = env
  if (!['', 'public', 'preview'].includes(name))
    throw new Error(`EDITION is set to ${name}, which is none. Set it to preview, or leave it out.`)
  const now = moment === '' ? new Date() : readInstant(moment)
  if (now === undefined)
    throw new Error(
      `BUILD_NOW is set to ${moment}, which is no moment. Write one such as 2026-12-01T08:00:00Z, or leave it out.`,
    )
  const preview = name === 'preview'
  const tolerant = env.NODE_ENV === 'development'
  return { now, drafts: preview || tolerant, preview, tolerant }
}

/** Whether Next is building: no file changes until it ends, and each process may read the content once. */
export function isBuilding(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env.NEXT_PHASE === 'phase-production-build'
}
