import { readLegal } from '../../pages/legal/view'
import { collectDiagnostics } from '../../shared/content-error'
import type { Check } from '../rule'

/** What a schema cannot say about the two legal texts: their sections, summaries, clauses and figures. */
export const legal: Check = async ({ pages, sources }) => {
  const found = (['privacy', 'terms'] as const).filter((name) =>
    pages.some(({ file }) => file === `content/pages/${name}.md`),
  )
  return (await Promise.all(found.map((name) => collectDiagnostics(() => readLegal(name, sources))))).flat()
}
