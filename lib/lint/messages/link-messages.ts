import { defineMessages } from '../../shared/message'

/** Where links lead. */
export const linkMessages = defineMessages({
  'link-nowhere': {
    severity: 'error',
    what: '“{found}” leads to no page of this site.',
    fix: 'Write {instead}.',
  },
  'link-no-anchor': {
    severity: 'error',
    what: 'The page {path} has no place that is called “#{anchor}”.',
    fix: 'Write {instead}.',
  },
  'link-former': {
    severity: 'warning',
    what: '“{found}” is a former address, which leads a visitor on to {path}.',
    fix: 'Write “{instead}” instead.',
  },
  'link-own-origin': {
    severity: 'warning',
    what: '“{found}” names the host of this site.',
    fix: 'Write “{instead}” instead, which works wherever the site is served.',
  },
  'link-plain-http': {
    severity: 'warning',
    what: '“{found}” is not encrypted.',
    fix: 'Write https:// instead of http://, if the page is there too.',
  },
  'link-host-incomplete': {
    severity: 'error',
    what: '“{found}” names “{host}”, which is no host that can be reached.',
    fix: 'Write the whole name, such as https://www.example.org/page.',
  },
  'link-mail-incomplete': {
    severity: 'error',
    what: '“{found}” names no email address.',
    fix: 'Write mailto: and a whole address, such as mailto:hello@example.org.',
  },
  'link-phone-incomplete': {
    severity: 'error',
    what: '“{found}” names no telephone number that every phone can call.',
    fix: 'Write tel: and the number with its country, without spaces, such as tel:+31201234567.',
  },
})
