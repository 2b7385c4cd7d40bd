import type { MessageCase, Overlay } from './message-case'

const law = '## Law\n\n> In short: Dutch law applies.\n\n1. Dutch law applies.\n'

/** The terms with a text of their own; its first line is line 7. */
function terms(body: string): Overlay {
  const front = '---\ntitle: Terms\ndescription: It says what the page is about.\nquestion: Anything unclear?\n---\n'
  return { 'content/pages/terms.md': `${front}\n${body}` }
}

const near = terms(law)

export const legalCases: readonly MessageCase[] = [
  { id: 'legal-heading-depth', bad: terms(`${law}\n### Details\n`), near },
  { id: 'legal-above-sections', bad: terms(`Welcome.\n\n${law}`), near: terms(`<!-- Welcome. -->\n\n${law}`) },
  { id: 'legal-no-summary', bad: terms('## Law\n\n1. Dutch law applies.\n'), near },
  { id: 'legal-no-clause', bad: terms('## Law\n\n> In short: Dutch law applies.\n'), near },
  { id: 'legal-second-summary', bad: terms(`${law}\n> In short: No other.\n`), near },
  {
    id: 'legal-outside-clauses',
    bad: terms(`${law}\nWe may change our minds.\n`),
    near: terms(`${law}2. Nobody may.\n`),
  },
  { id: 'legal-summary-beginning', bad: terms(law.replace('In short: ', '')), near },
  { id: 'legal-summary-long', bad: terms(law.replace('applies.', 'applies. No other.')), near },
  { id: 'legal-clause-empty', bad: terms(`${law}2.\n`), near: terms(`${law}2. x\n`) },
  { id: 'legal-clause-long', bad: terms(`${law}\n   And more.\n`), near: terms(`${law}   And more.\n`) },
  {
    id: 'legal-figure',
    bad: terms(`${law}2. Pay within 14 days,\n   or 2.5% more.\n`),
    near: terms(`${law}2. See clause 1.1 and Article 6(1)(b), as of 31 January 2026.\n`),
  },
  {
    id: 'legal-figure',
    bad: terms(`${law}2. Pay within ５ days, ② days, Ⅻ months, ½ year or 3× a day.\n`),
    near: terms(`${law}2. See Part Ⅻ.\n`),
  },
]
