import { defineMessages } from '../../shared/message'

/** What pages say of themselves to search engines and in previews. */
export const headMessages = defineMessages({
  'head-title-length': {
    severity: 'warning',
    what: 'Browser tabs and search engines show this title as “{shown}”, which is {count} long, counted in characters.',
    fix: 'Write it so that {least} to {most} come out: lists of search results cut what is longer.',
  },
  'head-description-length': {
    severity: 'warning',
    what: 'This description is {count} long, counted in characters with facts filled in.',
    fix: 'Write {least} to {most}: less says too little, and lists of search results cut what is longer.',
  },
  'head-same': {
    severity: 'warning',
    what: 'In lists of search results this {what} is the same as that of {other}.',
    fix: 'Say what only this page is about.',
  },
})
