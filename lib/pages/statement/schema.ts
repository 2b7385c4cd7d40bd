import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

const text = z.string().min(1)

/** Front matter of the pages that say one thing: `thanks.md` and `not-found.md`. */
export const statementSchema = pageSchema.extend({
  lead: field(text, { label: 'Lead', hint: 'Write the one sentence below the title.' }),
  note: field(text.optional(), {
    label: 'Note',
    hint: 'Write a quieter sentence below the lead, or leave the field out.',
  }),
  button: field(text, { label: 'Button', hint: 'Write the words on the button that leads to the home page.' }),
})
