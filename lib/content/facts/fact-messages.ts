import { defineMessages } from '../../shared/message'

/** Numbers that stand in a text by hand, and facts that stand nowhere. */
export const factMessages = defineMessages({
  'fact-typed': {
    severity: 'error',
    what: '“{found}” is typed by hand, in a text that promises, and no fact says it.',
    fix: 'Write the number of a fact as its token, or add a fact to content/facts.yml and write its token here{excuse}.',
  },
  'fact-typed-differs': {
    severity: 'error',
    what: '“{found}” is typed by hand, in a text that promises, and differs from “{token}”, which is “{fact}”.',
    fix: 'Write the token if that is meant, or add a fact to content/facts.yml and write its token here{excuse}.',
  },
  'fact-typed-known': {
    severity: 'error',
    what: '“{found}” is typed by hand, in a text that promises.',
    fix: 'Write {tokens}{excuse}.',
  },
  'claim-unknown': {
    severity: 'warning',
    what: 'No fact says “{found}”.',
    fix: 'Write the number of a fact, or add a fact to content/facts.yml and write its token here{excuse}.',
  },
  'claim-differs': {
    severity: 'warning',
    what: '“{found}” differs from “{token}”, which is “{fact}”.',
    fix: 'Write the token if that is meant{excuse}.',
  },
  'fact-number-written': {
    severity: 'error',
    what: '“{found}” is not the plain number.',
    fix: 'Write {plain} if that is meant.',
  },
  'fact-name': {
    severity: 'error',
    what: 'No token can have “{name}” in it.',
    fix: 'Begin the name with a letter, and use letters without accents, digits, hyphens and underscores only.',
  },
  'fact-cents': {
    severity: 'error',
    what: '“{found}” has parts of a cent.',
    fix: 'Write at most two decimals, such as 1.99.',
  },
  'fact-not-whole': {
    severity: 'error',
    what: '“{found}” is no whole number.',
    fix: 'Write a whole number here.',
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
    what: '“{found}” holds signs of markup: {signs}.',
    fix: 'Write plain words.',
  },
  'fact-unused': {
    severity: 'warning',
    what: 'No page says “{token}”.',
    fix: 'Write the token where the fact belongs, or remove the fact.',
  },
})
