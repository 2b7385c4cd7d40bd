import { isToCome } from '../../content/dates/day-in'
import { siteFile } from '../../content/site'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'review-to-come': {
    severity: 'error',
    what: 'The legal texts cannot have been reviewed on {found}, a day that has not come yet.',
    fix: 'Write the day on which the review was done, or what is to come in [brackets].',
  },
})

export const reviews = defineRule({
  title: 'Reviews of legal texts',
  why: 'A review counts only if it was done, on the text as it was that day.',
  messages,
  check({ data }) {
    const yaml = data.get(siteFile)
    const { legal } = (yaml?.value ?? {}) as { legal?: { reviewedOn?: unknown } | null }
    const found = legal?.reviewedOn
    // Its reader reports other values that are no days.
    if (typeof found !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(found) || !isToCome(found)) return []
    const location = { file: siteFile, ...yaml?.locationOf(['legal', 'reviewedOn']), field: 'legal.reviewedOn' }
    return [diagnosticAt(location, messages['review-to-come'], { found })]
  },
})
