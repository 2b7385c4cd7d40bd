import { posix } from 'node:path'
import { isReadBy } from '../../../content/schemas/field'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { findCaseFigures } from '../../numbers/case-figures'
import { findCustomers } from '../../numbers/customers'
import { type FoundNumber, findHardCoded, type TextFile } from '../../numbers/find-hard-coded'
import { factsLike } from '../../numbers/measured'
import { defineRule } from '../../rule'
import type { Snapshot } from '../../snapshot'

const quoteFigure = 'Quote a figure, such as {{{figure}}}, or give the reason in a comment'

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
  'case-fact-number': {
    severity: 'error',
    what: '“{found}” is a hard-coded number.',
    fix: 'Write {tokens} if you mean that fact; otherwise quote a figure, such as {{{figure}}}, or give the reason in a comment directly after the number: <!-- number ok: reason -->.',
  },
  'case-fact-field': {
    severity: 'error',
    what: '“{found}” is a hard-coded number.',
    fix: 'Write {tokens} if you mean that fact; otherwise quote a figure, such as {{{figure}}}, or give the reason in a comment on the line above: # number ok: reason.',
  },
})

type Path = readonly (string | number)[]

/** The page shows the titles of the pictures too. */
const isTitle = (path: Path) => path.at(-1) === 'title'

/** Reports numbers in the texts of cases that are neither computed nor given a reason. */
export const caseFigures = defineRule({
  title: 'Hard-coded numbers in cases',
  why: 'The figures of a case are computed. A hard-coded number would not change with the results.',
  messages,
  check: (content) =>
    findNumbers(content).map(({ found, location, statement, names }) => {
      const tokens = names.map((name) => `{{${name}}}`).join(' or ')
      const where = statement.format === 'markdown' ? 'number' : 'field'
      const figure = figureLike(found)
      if (names.length === 0) return diagnosticAt(location, messages[`case-hard-coded-${where}`], { found, figure })
      return diagnosticAt(location, messages[`case-fact-${where}`], { found, figure, tokens })
    }),
})

/** Figures by the nouns and units that their values have. */
const figures: readonly (readonly [unit: RegExp, figure: string])[] = [
  [/(?:people|persons?|viewers?|participants?|testers?|sessions?)$/i, 'a.people'],
  [/(?:samples?|rows?)$/i, 'a.samples'],
  [/fixations?$/i, 'a.fixations'],
  [/\P{L}(?:s|secs?|seconds?)$/iu, 'a.duration'],
  [/(?:points?|pts?|pp)$/i, 'a.impact'],
  [/(?:beats?|bpm)$/i, 'a.excitement'],
]

/** Returns an example of a figure with the unit of a hard-coded number. A percentage is the example for all others. */
const figureLike = (found: string): string => figures.find(([unit]) => unit.test(found))?.[1] ?? 'a.engagement'

/** Lists the facts that equal a hard-coded number of a case: the number has probably replaced them. */
export const factsInCases = (content: Snapshot): ReadonlySet<string> =>
  new Set(findNumbers(content).flatMap(({ names }) => names))

type CaseNumber = ReturnType<typeof findHardCoded>[number] & { names: readonly string[] }

/** Finds the hard-coded numbers of the cases, each with the names of the facts that equal it. */
function findNumbers(content: Snapshot): CaseNumber[] {
  const { pages, data } = content
  return pages
    .flatMap((page) => {
      if (page.route?.kind !== 'case') return []
      const { schema } = page
      const isProse = (path: Path) => !schema || isReadBy('figures', schema, path)
      const file = `${posix.dirname(page.file)}/areas.yml`
      const yaml = data.get(file)
      return [...findInFile(page, isProse), ...(yaml ? findInFile({ file, text: yaml.text, yaml }, isTitle) : [])]
    })
    .map((each) => ({ ...each, names: factsLike(each.found, each.statement.text, content) }))
}

function findInFile(file: TextFile, isField: (path: Path) => boolean): ReturnType<typeof findHardCoded> {
  const find = ({ text, isPicture }: { text: string; isPicture: boolean }) => {
    // The number of customers was not computed: the rule `claims` has a warning for it.
    const customers = findCustomers(text)
    const isAboutCustomers = ({ index, found }: FoundNumber) =>
      customers.some((one) => index < one.index + one.found.length && one.index < index + found.length)
    return findCaseFigures(text, isPicture).filter((one) => !isAboutCustomers(one))
  }
  return findHardCoded(file, { find, isField, reach: 'number' })
}
