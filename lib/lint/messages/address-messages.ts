import { defineMessages } from '../../shared/message'

/** Former addresses of pages: `formerly` in the front matter. */
export const addressMessages = defineMessages({
  'former-not-plain': {
    severity: 'error',
    what: '“{found}” is more than the plain address of a page.',
    fix: 'Write “{instead}” instead.',
  },
  'former-no-address': {
    severity: 'error',
    what: '“{found}” is no address that a page of this site could have had.',
    fix: 'Write a path such as /old-address, with small letters, digits, - and _ between its slashes.',
  },
  'former-own': {
    severity: 'error',
    what: '“{found}” is the address that this page has now.',
    fix: 'Remove it: it would lead to itself.',
  },
  'former-clash': {
    severity: 'error',
    what: '“{found}” is the address of {other}.',
    fix: 'Remove it, or give that page another address first.',
  },
  'former-twice': {
    severity: 'error',
    what: '“{found}” is named in {other} already, and can lead to one page only.',
    fix: 'Remove it here or there.',
  },
  'former-asset': {
    severity: 'error',
    what: '“{found}” lies in {prefix}, where the site keeps files and no pages.',
    fix: 'Remove it: hosts answer there by themselves.',
  },
  'former-reserved': {
    severity: 'error',
    what: '“{found}” is kept for the site itself.',
    fix: 'Remove it.',
  },
  'former-not-found': {
    severity: 'error',
    what: 'This page is shown for wrong addresses and has none of its own, so no former address can lead to it.',
    fix: 'Remove the field formerly.',
  },
})
