import { defineMessages } from '../../shared/diagnostic'

/** How the facts of content/facts.yml are written. */
export const factMessages = defineMessages({
  'fact-number-written': {
    severity: 'error',
    what: '“{found}” is not a plain number.',
    fix: 'Write {plain} if that is what you mean.',
  },
  'fact-name': {
    severity: 'error',
    what: '“{name}” cannot be part of a token.',
    fix: 'Start the name with a letter, and use only unaccented letters, digits, hyphens and underscores.',
  },
  'fact-cents': {
    severity: 'error',
    what: '“{found}” includes a fraction of a cent.',
    fix: 'Write at most two decimal places, such as 1.99.',
  },
  'fact-not-whole': {
    severity: 'error',
    what: '“{found}” is not a whole number.',
    fix: 'Write a whole number.',
  },
  'fact-two-units': {
    severity: 'error',
    what: 'This fact has more than one unit: {units}.',
    fix: 'Keep one of them.',
  },
  'fact-price': {
    severity: 'error',
    what: '“{found}” is not a single price.',
    fix: 'Write one amount, such as { money: 99 }, or words, such as { text: custom }.',
  },
  'fact-markup': {
    severity: 'error',
    what: '“{found}” contains markup characters: {signs}.',
    fix: 'Use plain words.',
  },
})
