import { defineMessages } from '../../shared/message'

/** Whether the results files of a case are there, and no others. */
export const resultsFileMessages = defineMessages({
  'results-file-missing': {
    severity: 'error',
    what: 'There is no such results file, and a case is computed from one.',
    fix: 'Put it there, in the columns of docs/results-files.md.',
  },
  'results-file-second': {
    severity: 'error',
    what: 'The case has one version, and these are the results of a second.',
    fix: 'Name the second version in index.md, or remove this file.',
  },
})
