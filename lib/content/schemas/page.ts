import { z } from 'zod'
import { isInvalidTime, readTime } from '../dates/local-time'
import { field, issueOf } from './field'

/** Matches the form of pages' paths, which every host reads the same way: see packages/ship/hosts/exported.ts. */
export const plainPath = /^(?:\/[a-z0-9_-]+)+$/

/**
 * Returns the path that was probably meant, without a scheme, host, query, fragment or extension; undefined if none
 * was.
 */
export function aliasFrom(written: string): string | undefined {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/|\.html?)$/i, '')
    .toLowerCase()
  return [path, `/${path}`].find((candidate) => plainPath.test(candidate))
}

/** A date, or a date with a time. Whether that time exists in the time zone of the site is checked elsewhere. */
const localTime = z.string().superRefine((text, context) => {
  const read = readTime(text)
  if (isInvalidTime(read)) context.addIssue(issueOf(read.message, read.values))
})

/** The fields that every page has. The schema of each kind of page extends this one: `pageSchema.extend({ … })`. */
export const pageSchema = z.strictObject({
  title: field(z.string().min(1).max(90), {
    label: 'Title',
    hint: 'Write the title of the page, as browser tabs and search engines show it, ideally in at most 55 characters.',
    // Search uses it as the title of the page's record.
    readBy: ['spelling', 'dates', 'figures'],
  }),
  description: field(z.string().min(20).max(200), {
    label: 'Description',
    hint: 'Write one or two sentences for search engines, ideally of 50 to 160 characters in total.',
  }),
  draft: field(z.boolean().optional(), {
    label: 'Draft',
    hint: 'Write true until the page is finished; until then, only a preview shows it.',
    inForm: 'Choose this until the page is finished; until then, only a preview shows it.',
    isLast: true,
  }),
  publishAt: field(localTime.optional(), {
    label: 'Publish at',
    hint: 'Write a day such as 2026-12-01, or a day and a time such as 2026-12-01 09:00.',
    inForm:
      'Choose the day and time, in the time zone of the site, from which visitors may see the page, or leave it empty. Visitors see it as soon as the site has been built again after that, which a program does if your company has set it up.',
    kind: 'time',
    isLast: true,
    readBy: [],
  }),
  aliases: field(z.array(z.string().min(1)).max(50).optional(), {
    label: 'Former addresses',
    hint: 'Write addresses that redirect here as [/old-address], each beginning with a slash.',
    inForm: 'Write former addresses that lead here, each beginning with a slash, such as /old-address.',
    item: 'address',
    isLast: true,
    readBy: [],
  }),
})
