import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

const text = z.string().trim().min(1)

const requestHint =
  'Write the label of the button on a page whose content is not published, such as “Ask for the documentation”.'

/** The front matter of a page of the documentation. */
export const docsSchema = pageSchema.extend({
  lead: field(text.max(240), {
    label: 'Lead',
    hint: 'Write the sentences below the title, in at most 240 characters.',
  }),
  nav: field(text.max(30).optional(), {
    label: 'Name in the navigation',
    hint: 'Write a name of at most 30 characters, if the title does not suit the navigation.',
    // Search finds the page by its title.
    readBy: ['spelling', 'dates', 'figures'],
  }),
  summary: field(text.max(120).optional(), {
    label: 'Summary',
    hint: 'Write one sentence for the list of APIs, in at most 120 characters.',
  }),
  notDocumented: field(text.max(160).optional(), {
    label: 'Not documented',
    hint: 'Write what this page does not document, in at most 160 characters, such as “Request and response bodies”, with a full stop.',
  }),
  request: field(
    text
      .max(40)
      .refine((label) => !/^(?:yes|no|true|false|on|off)$/i.test(label), requestHint)
      .optional(),
    {
      label: 'Button',
      hint: requestHint,
    },
  ),
  layout: field(z.enum(['page', 'index', 'resources']).default('page'), {
    label: 'Layout',
    hint: 'Write page, index (the list of APIs) or resources (the list of reference pages).',
    inForm: 'Choose index for the list of APIs, resources for that of reference pages, and nothing for any other page.',
  }),
  order: field(z.int().nonnegative(), {
    label: 'Order',
    hint: 'Write a whole number; pages are read from the lowest to the highest.',
    inForm:
      'Write a number between those of two other pages to put this one between them. As it is filled in, a new page is the last.',
  }),
})

/** The validated front matter of a page. */
export type DocsData = z.output<typeof docsSchema>
