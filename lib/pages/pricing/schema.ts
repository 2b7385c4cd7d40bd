import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'

/** Front matter of `content/pages/pricing.md`. The table's figures come from the facts, its words from the locale. */
export const pricingSchema = pageSchema.extend({
  lead: field(z.string().min(1), { label: 'Lead', hint: 'Write one or two sentences beside the title.' }),
})
