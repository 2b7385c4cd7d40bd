import { datesFile, hashWords, type PageDates } from '../../content/dates/dates'
import { datesSchema } from '../../content/dates/dates-schema'
import { pageWords } from '../../pages/dates/words'
import { collectDiagnostics } from '../../shared/diagnostic'
import type { Snapshot } from '../snapshot'

/**
 * Reads the recorded dates, by path, including those of scheduled pages and of pages that have gone; none if the file
 * is invalid, because loading reports that.
 */
export function recordedDates({ data }: Pick<Snapshot, 'data'>): PageDates {
  const read = datesSchema.safeParse(data.get(datesFile)?.value)
  return read.success ? read.data : {}
}

/**
 * The hashes of the words of pages as they are now, by path; empty while a page cannot be read. Computing them takes a
 * sixth of the whole check, so it happens only if a page is gone or two cases have the same file.
 */
export async function hashesOf(paths: readonly string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  await collectDiagnostics(async () => {
    const words = await pageWords()
    for (const path of paths) hashes.set(path, hashWords(words.get(path) ?? ''))
  })
  return hashes
}
