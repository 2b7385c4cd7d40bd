import { factMessages } from '../../content/facts/fact-messages'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'
import { findTyped } from '../words/typed'

/** Texts that promise have a stricter check: `typed-facts.ts`. */
const promising = /\/(pricing|privacy|terms)\.md$/

/** Those parts of the locale files that pages outside of documentation and cases show. */
const locale = ['site', 'home', 'switcher', 'demo', 'contact', 'forms', 'errors']

/** On marketing pages a number with a unit that no fact has, or that differs from the fact which its sentence names. */
export const claims: Check = (survey) => {
  const pages = (file: string) => file.startsWith('content/pages/') && !promising.test(file)
  return findTyped(survey, { pages, locale }).flatMap(({ stated, spot, verdict, excuse }): Diagnostic[] => {
    const { found } = stated
    if (verdict.kind === 'same') return []
    if (verdict.kind === 'unknown') return [diagnosticAt(spot, factMessages['claim-unknown'], { found, excuse })]
    const values = { found, token: `{{${verdict.name}}}`, fact: verdict.text, excuse }
    return [diagnosticAt(spot, factMessages['claim-differs'], values)]
  })
}
