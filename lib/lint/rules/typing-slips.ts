import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import { passagesOf } from '../words/passages'
import { findCapitals, slipsIn } from '../words/slips'

const messages = defineMessages({
  'prose-mark': {
    severity: 'warning',
    what: '“{found}” has a punctuation mark twice, or a space before it.',
    fix: 'Write “{instead}”.',
  },
  'prose-capitals': {
    severity: 'warning',
    what: '“{found}” begins a passage in capitals, which is hard to read.',
    fix: 'Write it in lower case, with a capital only where a sentence or a name begins.',
  },
})

export const typingSlips = defineRule({
  title: 'Punctuation and capitals',
  why: 'Readers take a mark too many for carelessness, and capitals for shouting.',
  messages,
  check: (content) =>
    passagesOf(content).flatMap(({ text, locationOf }): Diagnostic[] => {
      const slips = slipsIn(text).map(({ text: found, index, instead }) =>
        diagnosticAt(locationOf(index, found), messages['prose-mark'], { found, instead }),
      )
      const shouted = findCapitals(text)
      if (!shouted) return slips
      const { text: found, index } = shouted
      return [...slips, diagnosticAt(locationOf(index, found), messages['prose-capitals'], { found })]
    }),
})
