import { datesFile } from '../../content/dates/dates'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'date-file-missing': {
    severity: 'error',
    what: 'This file is missing, so no page can say when it was last updated.',
    fix: 'Restore it from git, which has the dates; if there has never been one, run npm run stamp.',
  },
})

export const pageDates = defineRule({
  title: 'The file of dates',
  why: 'Pages, feeds and site maps say when a page was last updated.',
  messages,
  check: ({ files }) =>
    files.includes(datesFile) ? [] : [diagnosticAt({ file: datesFile }, messages['date-file-missing'])],
})
