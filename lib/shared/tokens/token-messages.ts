import { defineMessages } from '../message'

/** Names in braces, in texts, fields and locale files. */
export const tokenMessages = defineMessages({
  'token-unknown': {
    severity: 'error',
    what: '“{{{name}}}” stands for nothing.',
    fix: 'Write {instead}.',
  },
  'token-braces': {
    severity: 'error',
    what: 'Two braces stand here that are no token.',
    fix: 'Write a token as {{group.name}}, without spaces.',
  },
  'token-more-braces': {
    severity: 'error',
    what: 'More than two braces stand here, and those beyond the two of a token would be drawn.',
    fix: 'Write a token as {{group.name}}, with two on either side.',
  },
  'token-first-none': {
    severity: 'error',
    what: '“{{{name}}}” is “{value}”, and stands behind “first”.',
    fix: 'Take the sentence away, or write at least 1 in content/facts.yml.',
  },
})
