import { defineMessages } from './diagnostic'

/** Messages about tokens in texts, fields and locale files. */
export const tokenMessages = defineMessages({
  'token-unknown': {
    severity: 'error',
    what: 'There is no token “{{{name}}}”.',
    fix: 'Write {instead}.',
  },
  'token-braces': {
    severity: 'error',
    what: 'These braces are not a token.',
    fix: 'Write {instead}.',
  },
  'token-more-braces': {
    severity: 'error',
    what: 'There are more than two braces here, and the extra ones would be shown.',
    fix: 'Write {instead}.',
  },
  'token-first-none': {
    severity: 'error',
    what: '“{{{name}}}” is “{value}”, and follows “first”.',
    fix: 'Remove the sentence, or write at least 1 in content/facts.yml.',
  },
})
