import { readCase } from '../../pages/cases/read-case'
import { collectDiagnostics } from '../../shared/content-error'
import type { Check } from '../rule'

/** A case has more to it than its text: sections, pictures, areas of interest and the results it is computed from. */
export const cases: Check = async ({ pages, sources }) => {
  const files = pages.filter(({ place }) => place?.kind === 'case').map(({ file }) => file)
  return (await Promise.all(files.map((file) => collectDiagnostics(() => readCase(file, sources))))).flat()
}
