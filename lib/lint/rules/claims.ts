import type { TextArea } from '../../i18n/text-key'
import { pageOfFile, routeOf } from '../../pages/find-page'
import { pages } from '../../pages/index'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { findMeasured, type Where } from '../numbers/measured'
import { suppressionHints } from '../numbers/suppressions'
import { defineRule } from '../rule'

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
})

/** Areas of the locale files with texts that are on every page. */
const shared: readonly TextArea[] = ['site', 'errors']

/** Texts that make promises have a stricter rule: `promises`. */
const where = (): Where => ({
  pages: (file) => routeOf(file)?.kind === 'page' && !pageOfFile(file)?.isPromise,
  locale: [...shared, ...pages.flatMap(({ isPromise, texts = [] }) => (isPromise ? [] : texts))],
})

export const claims = defineRule({
  title: 'Hard-coded numbers on marketing pages',
  why: 'A number that no fact has, or that differs from the fact its sentence names, soon contradicts another page.',
  messages,
  check: (content) =>
    findMeasured(content, where()).flatMap(({ found, location, verdict, statement }): Diagnostic[] => {
      const suppress = suppressionHints[statement.format]
      if (verdict.kind === 'same') return []
      if (verdict.kind === 'unknown') return [diagnosticAt(location, messages['claim-unknown'], { found, suppress })]
      const values = { found, token: `{{${verdict.name}}}`, fact: verdict.text, suppress }
      return [diagnosticAt(location, messages['claim-differs'], values)]
    }),
})
