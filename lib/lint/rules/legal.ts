import { readLegal } from '../../pages/legal/view'
import { collectDiagnostics } from '../../shared/diagnostic'
import { defineRule } from '../rule'

export const legal = defineRule({
  title: 'The form of the legal texts',
  why: 'Every sentence of a legal text can be cited by its number, which no schema can ensure.',
  messages: {},
  async check({ pages, sources }) {
    const found = (['privacy', 'terms'] as const).filter((name) =>
      pages.some(({ file }) => file === `content/pages/${name}.md`),
    )
    return (await Promise.all(found.map((name) => collectDiagnostics(() => readLegal(name, sources))))).flat()
  },
})
