import { datesFile, type PageDates } from '../../content/dates/dates'
import { datesSchema } from '../../content/dates/dates-schema'
import { git } from './git'

/** Reads the dates of pages as they were at a commit; none if it has no dates file, or one in another format. */
export async function datesAt(commit: string): Promise<PageDates> {
  const text = await git('show', `${commit}:${datesFile}`)
  try {
    return datesSchema.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
