import { z } from 'zod'
import { field } from './field'
import { pageSchema } from './page'

const text = z.string().min(1)

/** Front matter of the pages that say one thing: `thanks.md` and `not-found.md`. */
export const statementSchema = pageSchema.extend({
  lead: field(text, { label: 'Lead', hint: 'The one sentence below the title.' }),
  note: field(text.optional(), { label: 'Note', hint: 'A quieter sentence below the lead. May be left out.' }),
  button: field(text, { label: 'Button', hint: 'The words on the button that leads to the home page.' }),
})
