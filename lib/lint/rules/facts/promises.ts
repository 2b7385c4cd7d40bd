import { basename } from 'node:path'
import { pageOfFile } from '../../../pages/find-page'
import { pages } from '../../../pages/index'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { findMeasured, type TextSelection } from '../../numbers/measured'
import { unitOf } from '../../numbers/measurements'
import { suppressionHints } from '../../numbers/suppressions'
import { unusedFactsOf } from '../../numbers/unused'
import { defineRule } from '../../rule'
import type { Snapshot } from '../../snapshot'

const messages = defineMessages({
  'hard-coded-unknown': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises, and no fact has this value.',
    fix: 'Use the token of a fact, or add a fact to content/facts.yml and use its token here{suppress}.',
  },
  'hard-coded-instead': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises, and no text uses “{token}” any more, which is “{fact}”.',
    fix: 'Write the token here, and its new value in content/facts.yml if it has changed{suppress}.',
  },
  'hard-coded-differs': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises, and differs from “{token}”, which is “{fact}”.',
    fix: 'Use the token if you mean that fact, or add a fact to content/facts.yml and use its token here{suppress}.',
  },
  'hard-coded-either': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises: it is the value of {tokens}, but “{token}” is “{fact}”.',
    fix: 'Use the token of the fact that you mean{suppress}.',
  },
  'hard-coded-elsewhere': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises. {tokens} has the same value, but is a fact of another text.',
    fix: 'Add a fact to the group “{group}” of content/facts.yml, and use its token here{suppress}.',
  },
  'hard-coded-known': {
    severity: 'error',
    what: '“{found}” is hard-coded in a text that makes promises.',
    fix: 'Use {tokens}{suppress}.',
  },
})

const selectTexts = (): TextSelection => ({
  pages: (file) => pageOfFile(file)?.isContractual === true,
  locale: pages.flatMap(({ isContractual, texts = [] }) => (isContractual ? texts : [])),
  isContractual: true,
})

/** Returns the only unused fact with this unit, which a hard-coded number has probably replaced. */
function findOnlyUnused(content: Snapshot, unit: string): { name: string; text: string } | undefined {
  const [only, ...others] = unusedFactsOf(content).filter(([, fact]) => unitOf(fact) === unit)
  return only && others.length === 0 ? { name: only[0], text: only[1].text } : undefined
}

/**
 * Lists the facts that hard-coded numbers have probably replaced in texts that make promises: those with the same
 * value, and the only unused one with the same unit. This rule reports the number, so nothing need report the unused
 * fact.
 */
export const replacedFacts = (content: Snapshot): ReadonlySet<string> =>
  new Set(
    findMeasured(content, selectTexts()).flatMap(({ unit, verdict }) =>
      verdict.kind === 'same' ? verdict.names : (findOnlyUnused(content, unit)?.name ?? []),
    ),
  )

/** The facts of a legal text are in a group with its name. */
const groupOf = (file: string) => basename(file, '.md')

/** Whether a fact is in the group of a legal text other than this one. */
const isOfAnotherText = (name: string, file: string) => {
  const group = name.split('.')[0]
  return group !== groupOf(file) && pages.some((page) => page.isLegal && groupOf(page.file) === group)
}

const quoteTokens = (names: readonly string[]) => names.map((name) => `“{{${name}}}”`).join(' or ')

/** Reports hard-coded numbers with a unit in texts that make promises. */
export const promises = defineRule({
  title: 'Hard-coded numbers in texts that make promises',
  why: 'In legal and pricing texts, every number with a unit is a token. Otherwise two pages could promise different things.',
  messages,
  check: (content) =>
    findMeasured(content, selectTexts()).flatMap(({ found, unit, location, verdict, statement }): Diagnostic[] => {
      // The rule `legalFigures` reports every figure in a legal text, with or without a unit.
      const isLegal = pageOfFile(location.file)?.isLegal && statement.format === 'markdown'
      if (isLegal && /\p{N}/u.test(found)) return []
      const suppress = suppressionHints[statement.format]
      const replaced = verdict.kind === 'same' ? undefined : findOnlyUnused(content, unit)
      if (replaced) {
        const values = { found, token: `{{${replaced.name}}}`, fact: replaced.text, suppress }
        return [diagnosticAt(location, messages['hard-coded-instead'], values)]
      }
      if (verdict.kind === 'unknown')
        return [diagnosticAt(location, messages['hard-coded-unknown'], { found, suppress })]
      if (verdict.kind === 'differs') {
        const values = { found, token: `{{${verdict.name}}}`, fact: verdict.text, suppress }
        const own = verdict.same.filter((name) => name.startsWith(`${groupOf(location.file)}.`))
        return own.length === 0
          ? [diagnosticAt(location, messages['hard-coded-differs'], values)]
          : [diagnosticAt(location, messages['hard-coded-either'], { ...values, tokens: quoteTokens(own) })]
      }
      const tokens = quoteTokens(verdict.names)
      if (isLegal && verdict.names.every((name) => isOfAnotherText(name, location.file))) {
        const values = { found, tokens, group: groupOf(location.file), suppress }
        return [diagnosticAt(location, messages['hard-coded-elsewhere'], values)]
      }
      return [diagnosticAt(location, messages['hard-coded-known'], { found, tokens, suppress })]
    }),
})
