import { defineMessages } from '../../shared/message'

const renew = 'Look whether security.contact is still right, then write a day less than a year ahead.'

/** Until when `/.well-known/security.txt` may be believed. */
export const securityMessages = defineMessages({
  'security-expiring': {
    severity: 'warning',
    what: 'Nobody believes security.txt any more after {found}, and until then it is {days} at most.',
    fix: renew,
  },
  'security-expired': {
    severity: 'warning',
    what: 'Since {found} nobody believes security.txt any more.',
    fix: renew,
  },
})
