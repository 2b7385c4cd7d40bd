import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

/** Front matter of `/privacy` and `/terms`. */
export const legalSchema = pageSchema.extend({
  question: field(z.string().min(1).max(60), {
    label: 'Question at the end',
    hint: 'Write the question that stands before “Contact us”, in at most 60 characters.',
  }),
})
