import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { type Statement, statementsOf } from '../numbers/statements'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'case-real-people': {
    severity: 'error',
    what: 'The results of this case are simulated, but “{found}” says that people were measured.',
    fix: 'Say that viewers were simulated; or, if the results files come from people, write source: measured.',
  },
  'case-not-simulated': {
    severity: 'error',
    what: 'This says that people were measured, but the text says “{found}” in {lines}.',
    fix: 'Correct the text there if the results files come from people; otherwise write source: simulated.',
  },
})

const people =
  '(?:people|persons?|participants?|viewers?|visitors?|testers?|customers?|consumers?|shoppers?|users?|volunteers?|respondents?)'
const real = new RegExp(
  [
    `(?:real|actual)(?:[- ]life)? ${people}`,
    'we (?:have )?(?:measured|recorded|filmed|tested|interviewed|invited|recruited)',
    `${people} (?:was|were) (?:measured|recorded|filmed|tested|interviewed|invited|recruited)`,
  ]
    .map((part) => `(?<!\\p{L})${part}(?!\\p{L})`)
    .join('|'),
  'iu',
)
const simulated = /(?<!\p{L})simulat(?:ed|ions?)(?!\p{L})/iu

/** Matches a sentence that denies something, or only supposes it. */
const denies =
  /(?<!\p{L})(?:no|not|never|none|nobody|nothing|neither|nor|without|instead|would|if|\p{L}+n[’']t)(?!\p{L})/iu

/** The maximum number of lines that the message lists. */
const MAX_LISTED = 8

/** Reports sentences that contradict the field `source` of their case. */
export const caseSources = defineRule({
  title: 'Simulated and measured cases',
  why: 'Readers of a case must know whether people were measured or a model simulated them.',
  messages,
  check: ({ pages }) => pages.flatMap((page) => (page.route?.kind === 'case' ? checkCase(page) : [])),
})

function checkCase(page: SnapshotPage): Diagnostic[] {
  const { file, yaml } = page
  const { source } = (yaml?.value ?? {}) as { source?: unknown }
  const { fields, body } = statementsOf(page)
  const statements = [...fields.filter(({ path }) => path[0] !== 'source'), ...body]
  if (source === 'simulated')
    return statements.flatMap((statement) =>
      findMatches(statement, real).map(({ found, location }) =>
        diagnosticAt(location, messages['case-real-people'], { found }),
      ),
    )
  if (source !== 'measured') return []
  const all = statements.flatMap((statement) => findMatches(statement, simulated))
  const [first] = all
  if (first === undefined) return []
  const numbers = [...new Set(all.map(({ location }) => location.line ?? 1))]
  const listed = numbers.length > MAX_LISTED ? [...numbers.slice(0, MAX_LISTED), '…'] : numbers
  const lines = `${numbers.length > 1 ? 'lines' : 'line'} ${listed.join(', ')}`
  const location = { file, ...yaml?.locationOf(['source']), field: 'source' }
  return [diagnosticAt(location, messages['case-not-simulated'], { found: first.found, lines })]
}

/** Finds the first match in each sentence that does not deny anything. */
function findMatches({ text, locationOf }: Statement, pattern: RegExp) {
  if (!pattern.test(text)) return []
  let end = 0
  return text.split(/(?<=[.!?:;])\s+/u).flatMap((sentence) => {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    const match = denies.test(sentence) ? null : pattern.exec(sentence)
    return match ? [{ found: match[0], location: locationOf(start + match.index, match[0]) }] : []
  })
}
