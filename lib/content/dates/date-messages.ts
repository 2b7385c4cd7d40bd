import { defineMessages } from '../../shared/message'

const stamp = 'Run npm run stamp.'

/** Whether `content/.dates.json` still tells the truth. */
export const dateMessages = defineMessages({
  'date-file-missing': {
    severity: 'error',
    what: 'This file is not there, so that no page says since when it has its words.',
    fix: 'Bring it back from git, which has the days; where none was ever written, run npm run stamp.',
  },
  'date-words-changed': {
    severity: 'error',
    onlyInCi: true,
    what: 'The words of {path} have changed since its date was written.',
    fix: stamp,
  },
  'date-none': { severity: 'error', onlyInCi: true, what: 'The page {path} has no date.', fix: stamp },
  'date-no-feed': {
    severity: 'error',
    what: 'No case and no page of the documentation has a date, so /feed.xml would hold nothing.',
    fix: stamp,
  },
  'date-no-page': {
    severity: 'error',
    onlyInCi: true,
    what: 'There is a date for {path}, which is no page.',
    fix: stamp,
  },
})
