import type { TextGroup } from '../../../i18n/text-key'
import { pageOfFile, routeOf } from '../../../pages/find-page'
import { pages } from '../../../pages/index'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { findCustomers, namesCustomers } from '../../numbers/customers'
import { findHardCoded, type TextFile } from '../../numbers/find-hard-coded'
import { findMeasured, type TextSelection } from '../../numbers/measured'
import { suppressionHints } from '../../numbers/suppressions'
import { defineRule } from '../../rule'
import type { Snapshot } from '../../snapshot'

const messages = defineMessages({
  'claim-unknown': {
    severity: 'warning',
    what: 'No fact has the value “{found}”.',
    fix: 'Use the token of a fact, or add a fact to content/facts.yml and use its token here{suppress}.',
  },
  'claim-differs': {
    severity: 'warning',
    what: '“{found}” differs from “{token}”, which is “{fact}”.',
    fix: 'Use the token if you mean that fact{suppress}.',
  },
  'claim-price': {
    severity: 'warning',
    what: '“{found}” is a hard-coded price.',
    fix: 'Use {tokens}, so that it changes with the price{suppress}.',
  },
  'claim-customers': {
    severity: 'warning',
    what: '“{found}” is a hard-coded number of customers.',
    fix: 'Write it without the number, or add a fact to content/facts.yml and use its token here{suppress}.',
  },
})

/** Groups of the locale files whose texts are on every page. */
const shared: readonly TextGroup[] = ['site', 'errors']

const kindOf = (file: string) => routeOf(file)?.kind
const isContractual = (file: string) => pageOfFile(file)?.isContractual === true

/**
 * Selects the texts that make no promises; those that do have a stricter rule, `promises`, and cases have the rule
 * `caseFigures`. In the documentation, only prices are checked, because its other numbers are limits and examples.
 */
const selectTexts = (): TextSelection => ({
  pages: (file, text) =>
    kindOf(file) === 'doc' ? /€|eur/i.test(text) : kindOf(file) === 'page' && !isContractual(file),
  locale: [...shared, ...pages.flatMap(({ isContractual, texts = [] }) => (isContractual ? [] : texts))],
})

/** Reports hard-coded amounts and prices in texts that make no promises, and numbers of customers in all texts. */
export const claims = defineRule({
  title: 'Hard-coded numbers on other pages',
  why: 'A number that no fact has, or that differs from the fact its sentence names, soon contradicts another page. So does a price or a number of customers, when it changes.',
  messages,
  check(content) {
    const customers = findCustomerNumbers(content)
    // `90% of our customers` is one mistake.
    const found = new Set(customers.map(keyOf))
    return [...findClaims(content).filter((claim) => !found.has(keyOf(claim))), ...customers]
  },
})

const numbersByContent = new WeakMap<Snapshot, ReturnType<typeof findMeasured>>()

/** Finds the numbers once for the two rules that need them, because that reads every text. */
function numbersIn(content: Snapshot): ReturnType<typeof findMeasured> {
  const found = numbersByContent.get(content) ?? findMeasured(content, selectTexts())
  numbersByContent.set(content, found)
  return found
}

/** Lists the facts that hard-coded numbers on other pages differ from, and have probably replaced. */
export const differingFacts = (content: Snapshot): ReadonlySet<string> =>
  new Set(numbersIn(content).flatMap(({ verdict }) => (verdict.kind === 'differs' ? verdict.name : [])))

const keyOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`

function findClaims(content: Snapshot): Diagnostic[] {
  return numbersIn(content).flatMap(({ found, unit, location, verdict, statement }): Diagnostic[] => {
    const suppress = suppressionHints[statement.format]
    const isPrice = unit === 'money' && !statement.isCode
    if (kindOf(location.file) === 'doc' && !isPrice) return []
    if (verdict.kind === 'same') {
      const tokens = verdict.names.map((name) => `{{${name}}}`).join(' or ')
      return isPrice ? [diagnosticAt(location, messages['claim-price'], { found, tokens, suppress })] : []
    }
    if (verdict.kind === 'unknown') return [diagnosticAt(location, messages['claim-unknown'], { found, suppress })]
    const values = { found, token: `{{${verdict.name}}}`, fact: verdict.text, suppress }
    return [diagnosticAt(location, messages['claim-differs'], values)]
  })
}

/** Reports numbers of customers in texts of every kind; the rule `legalFigures` reports digits in legal texts. */
function findCustomerNumbers({ pages, data }: Snapshot): Diagnostic[] {
  const locales: TextFile[] = [...data].flatMap(([file, yaml]) =>
    /^locales\/[^/]+\/[^/]+\.json$/.test(file) ? [{ file, text: yaml.text, yaml }] : [],
  )
  const named = [...pages, ...locales].filter(({ text }) => namesCustomers.test(text))
  return named.flatMap((page) => {
    const isDocs = kindOf(page.file) === 'doc'
    const isLegal = pageOfFile(page.file)?.isLegal === true
    return findHardCoded(page, {
      find: ({ text, isCode }) => (isCode ? [] : findCustomers(text, { isDocs })),
      reach: kindOf(page.file) === 'case' ? 'number' : 'line',
    }).flatMap(({ found, location, statement }) => {
      if (isLegal && /\p{N}/u.test(found)) return []
      const suppress = suppressionHints[statement.format]
      return [diagnosticAt(location, messages['claim-customers'], { found, suppress })]
    })
  })
}
