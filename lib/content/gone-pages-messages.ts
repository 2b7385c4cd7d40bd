import { defineMessages } from '../shared/diagnostic'

/** Messages about lines of `content/gone-pages.txt`. */
export const gonePagesMessages = defineMessages({
  'gone-line': {
    severity: 'error',
    what: '“{found}” is not the address of a page.',
    fix: '{instead}.',
  },
  'gone-twice': {
    severity: 'warning',
    what: '“{found}” is in content/gone-pages.txt twice.',
    fix: 'Remove one of the two lines.',
  },
})
