import { readCase } from '../../pages/cases/read-case'
import { collectDiagnostics } from '../../shared/diagnostic'
import { defineRule } from '../rule'

export const cases = defineRule({
  title: 'Parts of a case',
  why: 'A case is more than its text: sections, pictures, areas of interest, and the results it is computed from.',
  messages: {},
  async check({ pages, sources }) {
    const files = pages.filter(({ place }) => place?.kind === 'case').map(({ file }) => file)
    return (await Promise.all(files.map((file) => collectDiagnostics(() => readCase(file, sources))))).flat()
  },
})
