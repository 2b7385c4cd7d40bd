import type { z } from 'zod'
import { aboutSchema } from './about/schema'
import { caseSchema, casesSchema } from './cases/schema'
import { contactSchema } from './contact/schema'
import { docsSchema } from './docs/schema'
import { homeSchema } from './home/schema'
import { legalSchema } from './legal/schema'
import { pricingSchema } from './pricing/schema'
import { statementSchema } from './statement/schema'

/**
 * Which schema the front matter of a content file must meet. The first line that fits counts, so that a single page
 * stands above its folder. `*` stands for one name, `**` for any names below.
 *
 * A page owner adds a line here; a file without one is an error of the build.
 */
export const registry: readonly (readonly [pattern: string, schema: z.ZodType])[] = [
  ['content/pages/about.md', aboutSchema],
  ['content/pages/cases.md', casesSchema],
  ['content/pages/contact.md', contactSchema],
  ['content/pages/home.md', homeSchema],
  ['content/pages/not-found.md', statementSchema],
  ['content/pages/pricing.md', pricingSchema],
  ['content/pages/thanks.md', statementSchema],
  ['content/pages/privacy.md', legalSchema],
  ['content/pages/terms.md', legalSchema],
  ['content/docs/**.md', docsSchema],
  ['content/cases/*/index.md', caseSchema],
]

/** Files that a route of `app/` asks for by name: their pages are always there, or the build stops. */
export const fixedFiles: readonly string[] = [
  ...registry.map(([pattern]) => pattern).filter((pattern) => !pattern.includes('*')),
  'content/docs/index.md',
]

/** The schema of a content file; `undefined` where no line fits. */
export function schemaFor(file: string): z.ZodType | undefined {
  return registry.find(([pattern]) => fits(pattern, file))?.[1]
}

function fits(pattern: string, file: string): boolean {
  const source = pattern
    .split(/(\*\*?)/)
    .map((piece) => (piece === '**' ? '.+' : piece === '*' ? '[^/]+' : piece.replace(/[.\\+?^${}()|[\]]/g, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`).test(file)
}
