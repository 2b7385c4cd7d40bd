import { factMessages } from '../../content/facts/fact-messages'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'
import { findTyped } from '../words/typed'

/** Texts that promise: what they say is owed to whoever reads it. */
const promising = {
  pages: ['pricing', 'privacy', 'terms'].map((name) => `content/pages/${name}.md`),
  locale: ['pricing'],
  isPromise: true,
}

const inBraces = (name: string) => `“{{${name}}}”`

/** In legal and pricing texts every number with a unit is a token, or two pages could promise two things. */
export const typedFacts: Check = (survey) => {
  const where = { ...promising, pages: (file: string) => promising.pages.includes(file) }
  return findTyped(survey, where).flatMap(({ stated: { found }, spot, verdict, excuse }): Diagnostic[] => {
    // In a legal text each figure is told already, whether or not it has a unit: see lib/pages/legal/bare-numbers.ts.
    const isTold = /\p{N}/u.test(found) && spot.field === undefined && !spot.file.endsWith('/pricing.md')
    if (isTold) return []
    if (verdict.kind === 'unknown') return [diagnosticAt(spot, factMessages['fact-typed'], { found, excuse })]
    if (verdict.kind === 'differs') {
      const values = { found, token: `{{${verdict.name}}}`, fact: verdict.text, excuse }
      return [diagnosticAt(spot, factMessages['fact-typed-differs'], values)]
    }
    const tokens = verdict.names.map(inBraces).join(' or ')
    return [diagnosticAt(spot, factMessages['fact-typed-known'], { found, tokens, excuse })]
  })
}
