import { factsFile } from '../../../content/facts/facts'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { namedFacts } from '../../numbers/compare'
import { defineRule } from '../../rule'

const messages = defineMessages({
  'fact-share': {
    severity: 'warning',
    what: 'Pages would say “{text}”, which is less than one per cent.',
    fix: 'Write { percent: {instead} } if {value} is a share of 1, as spreadsheets store percentages.',
  },
  'fact-above-whole': {
    severity: 'warning',
    what: 'Pages would say “{text}”, which is more than the whole.',
    fix: 'Write at most 100, unless it is a growth.',
  },
  'fact-range-order': {
    severity: 'error',
    what: 'Pages would say “{text}”, where the second number is not larger than the first.',
    fix: 'Write the smaller number first.',
  },
})

export const factAmounts = defineRule({
  title: 'Amounts that can hardly be meant',
  why: 'A slip in a number is repeated on every page that uses it.',
  messages,
  check({ facts, data }) {
    const own = data.get(factsFile)
    if (facts === undefined || own === undefined) return []
    return [...namedFacts(facts)].flatMap(([name, fact]): Diagnostic[] => {
      if (fact.kind === 'text') return []
      const { kind, value, text } = fact
      const path = [...name.split('.'), kind]
      const location = { file: factsFile, ...own.locationOf(path), field: path.join('.') }
      if (typeof value !== 'number')
        return value[1] > value[0] ? [] : [diagnosticAt(location, messages['fact-range-order'], { text })]
      if (kind !== 'percent') return []
      if (value > 100) return [diagnosticAt(location, messages['fact-above-whole'], { text })]
      // Spreadsheets store 35% as 0.35; 0.5% may be meant.
      if (value <= 0 || value >= 1) return []
      return [
        diagnosticAt(location, messages['fact-share'], { text, value, instead: Number((value * 100).toFixed(2)) }),
      ]
    })
  },
})
