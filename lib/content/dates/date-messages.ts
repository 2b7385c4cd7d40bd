import { defineMessages } from '../../shared/diagnostic'

const stamp = 'Run npm run stamp.'

/** Messages about `content/.dates.json` and its stale entries. */
export const dateMessages = defineMessages({
  'date-file-missing': {
    severity: 'error',
    what: 'This file is missing, so no page can say when it was last updated.',
    fix: 'Restore it from Git, which has the dates; if there has never been one, run npm run stamp.',
  },
  'date-file-empty': {
    severity: 'error',
    what: 'This file has no dates, so no page can say when it was last updated.',
    fix: 'Restore it from Git, which has them.',
  },
  'date-conflict': {
    severity: 'error',
    what: 'There is a merge conflict here: Git left the dates of both versions in the file.',
    fix: 'Run npm run stamp, which keeps the newer date of each page and rewrites the file.',
  },
  'date-not-json': {
    severity: 'error',
    what: 'This file is not valid JSON from here on.',
    fix: 'Run npm run stamp, which rewrites this file.',
  },
  'date-to-come': {
    severity: 'error',
    what: '{path} is dated {found}, which is in the future.',
    fix: 'Run npm run stamp, which gives the page today’s date.',
  },
  'date-words-changed': {
    severity: 'error',
    onlyInCi: true,
    what: 'The words of {path} have changed since it was dated.',
    fix: stamp,
  },
  'date-none': { severity: 'error', onlyInCi: true, what: 'The page {path} has no date.', fix: stamp },
  'date-no-feed': {
    severity: 'error',
    what: 'No case and no documentation page has a date, so /feed.xml would be empty.',
    fix: stamp,
  },
})
