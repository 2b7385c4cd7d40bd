import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

/** Front matter of `content/pages/contact.md`. The form's words stand in the locale file. */
export const contactSchema = pageSchema.extend({
  lead: field(z.string().min(1), { label: 'Lead', hint: 'Write one or two sentences below the title.' }),
})
