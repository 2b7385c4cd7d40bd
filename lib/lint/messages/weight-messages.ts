import { defineMessages } from '../../shared/message'

/** How heavy pages are for a visitor on a slow line. */
export const weightMessages = defineMessages({
  'page-heavy': {
    severity: 'warning',
    what: 'In the last build, {path} had {bytes} bytes; up to {usual} are usual. Its longest parts are {parts}.',
    fix: 'Shorten one of them, or give it a page of its own: on a slow line, visitors wait for every byte.',
  },
})
