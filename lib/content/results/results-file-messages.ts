import { defineMessages } from '../../shared/diagnostic'

/** Missing and unexpected results files. */
export const resultsFileMessages = defineMessages({
  'results-file-missing': {
    severity: 'error',
    what: 'This results file is missing, and the figures of a case are computed from it.',
    fix: 'Add it, with the columns listed in docs/results-files.md.',
  },
  'results-file-second': {
    severity: 'error',
    what: 'The case has one version, but these are the results of a second.',
    fix: 'Name the second version in index.md, or remove this file.',
  },
})
