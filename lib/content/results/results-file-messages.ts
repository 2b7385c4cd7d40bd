import { defineMessages } from '../../shared/diagnostic'

/** Missing and unexpected results files. */
export const resultsFileMessages = defineMessages({
  'results-file-missing': {
    severity: 'error',
    what: 'This results file is missing, and the figures of a case are computed from it.',
    fix: 'Add it, with the columns listed in docs/results-files.md.',
  },
  'results-file-missing-second': {
    severity: 'error',
    what: 'The results of the second version are missing, and the figures of an A/B test are computed from both.',
    fix: 'Add this file, with the columns listed in docs/results-files.md; or show one version only: in index.md, delete the second item under “versions”, then correct what the check reports about it.',
  },
  'results-file-renamed': {
    severity: 'error',
    what: 'This results file is missing, and “{found}” is in its folder.',
    fix: 'Rename “{found}” to {name}.',
  },
  'results-file-second': {
    severity: 'error',
    what: 'The case has one version, but these are the results of a second.',
    fix: 'Name the second version in index.md, or remove this file.',
  },
})
