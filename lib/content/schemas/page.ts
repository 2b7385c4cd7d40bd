import { z } from 'zod'
import { field } from './field'

/** What the front matter of every page holds. A page's own schema extends it: `pageSchema.extend({ … })`. */
export const pageSchema = z.strictObject({
  title: field(z.string().min(1).max(90), {
    label: 'Title',
    hint: 'Write the name of the page as its browser tab and search engines show it, in at most 90 characters.',
  }),
  description: field(z.string().min(20).max(200), {
    label: 'Description',
    hint: 'Write one or two sentences for search engines, of 20 to 200 characters.',
  }),
  draft: field(z.boolean().optional(), {
    label: 'Draft',
    hint: 'Write true while the page is not finished; it is then left out of lists.',
  }),
  publishAt: field(z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(), {
    label: 'Publish at',
    hint: 'Write a day such as 2026-01-31 (from 00:00 UTC), or a time such as 2026-01-31T09:00:00+01:00.',
  }),
})
