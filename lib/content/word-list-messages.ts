import { defineMessages } from '../shared/diagnostic'

/** Messages about lines of `content/words.txt`. */
export const wordListMessages = defineMessages({
  'words-twice': {
    severity: 'warning',
    what: '“{found}” is in content/words.txt twice.',
    fix: 'Remove one of the two lines.',
  },
  'words-possessive': {
    severity: 'warning',
    what: '“{found}” is a possessive, which is included with the word itself.',
    fix: 'Write “{stem}”.',
  },
  'words-line': {
    severity: 'warning',
    what: '“{found}” is not one word.',
    fix: 'Write one word per line, without spaces, hyphens or digits; its possessive is included.',
  },
})
