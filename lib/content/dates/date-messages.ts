import { defineMessages } from '../../shared/diagnostic'

const stamp = 'Run npm run stamp.'

/** Stale entries in `content/.dates.json`. */
export const dateMessages = defineMessages({
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
  'date-no-page': {
    severity: 'error',
    onlyInCi: true,
    what: 'There is a date for {path}, which is not a page.',
    fix: stamp,
  },
})
