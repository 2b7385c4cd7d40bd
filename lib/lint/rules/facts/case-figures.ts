import { posix } from 'node:path'
import { isReadBy } from '../../../content/schemas/field'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { findCaseFigures } from '../../numbers/case-figures'
import { findCustomers } from '../../numbers/customers'
import { type FoundNumber, findHardCoded, type TextFile } from '../../numbers/find-hard-coded'
import { defineRule } from '../../rule'

const quoteFigure = 'Quote a figure, such as {{a.engagement}}, or give the reason in a comment'

const messages = defineMessages({
  'case-hard-coded-number': {
    severity: 'error',
    what: '“{found}” is a hard-coded number.',
    fix: `${quoteFigure} directly after the number: <!-- number ok: reason -->.`,
  },
  'case-hard-coded-field': {
    severity: 'error',
    what: '“{found}” is a hard-coded number.',
    fix: `${quoteFigure} on the line above: # number ok: reason.`,
  },
})

type Path = readonly (string | number)[]

/** The titles of the pictures are shown on the page too. */
const isTitle = (path: Path) => path.at(-1) === 'title'

export const caseFigures = defineRule({
  title: 'Hard-coded numbers in cases',
  why: 'The figures of a case are computed: results that change would leave a hard-coded number behind.',
  messages,
  check: ({ pages, data }) =>
    pages.flatMap((page) => {
      if (page.route?.kind !== 'case') return []
      const { schema } = page
      const isProse = (path: Path) => !schema || isReadBy('figures', schema, path)
      const file = `${posix.dirname(page.file)}/areas.yml`
      const yaml = data.get(file)
      return [...checkFile(page, isProse), ...(yaml ? checkFile({ file, text: yaml.text, yaml }, isTitle) : [])]
    }),
})

function checkFile(file: TextFile, isField: (path: Path) => boolean): Diagnostic[] {
  const find = ({ text, isPicture }: { text: string; isPicture: boolean }) => {
    // The number of customers was not computed: the rule `claims` has a warning for it.
    const customers = findCustomers(text)
    const isAboutCustomers = ({ index, found }: FoundNumber) =>
      customers.some((one) => index < one.index + one.found.length && one.index < index + found.length)
    return findCaseFigures(text, isPicture).filter((one) => !isAboutCustomers(one))
  }
  return findHardCoded(file, { find, isField, reach: 'number' }).map(({ found, location, statement }) => {
    const id = statement.format === 'markdown' ? 'case-hard-coded-number' : 'case-hard-coded-field'
    return diagnosticAt(location, messages[id], { found })
  })
}
