import { datesFile, type PageDates } from '../../content/dates/dates'
import { datesSchema } from '../../content/dates/dates-schema'
import type { Snapshot } from '../snapshot'

/**
 * Reads the dates of the pages that are or were public, by path; none if the file is invalid, because loading reports
 * that.
 */
export function recordedDates({ data }: Pick<Snapshot, 'data'>): PageDates {
  const read = datesSchema.safeParse(data.get(datesFile)?.value)
  return read.success ? read.data : {}
}
