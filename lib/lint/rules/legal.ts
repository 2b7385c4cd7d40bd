import { pageOfFile } from '../../pages/find-page'
import { readLegal } from '../../pages/legal/view'
import { collectDiagnostics } from '../../shared/diagnostic'
import { defineRule } from '../rule'

export const legal = defineRule({
  title: 'The form of the legal texts',
  why: 'Every sentence of a legal text can be cited by its number, which no schema can ensure.',
  messages: {},
  async check({ pages, sources }) {
    const texts = pages.filter(({ file }) => pageOfFile(file)?.isLegal)
    return (await Promise.all(texts.map(({ file }) => collectDiagnostics(() => readLegal(file, sources))))).flat()
  },
})
