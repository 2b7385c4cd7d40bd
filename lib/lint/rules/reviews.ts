import { z } from 'zod'
import { isInFuture } from '../../content/dates/day-in'
import { siteFile } from '../../content/site'
import { pages } from '../../pages/index'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'

const messages = defineMessages({
  'review-to-come': {
    severity: 'error',
    what: 'The legal texts cannot have been reviewed on {found}, which is in the future.',
    fix: 'Write the day on which the review was done, or what is to come in [brackets].',
  },
  'review-outdated': {
    severity: 'warning',
    what: 'The words of {path} changed on {day}, after the review on {found}.',
    fix: 'Have them reviewed again, and write the day of that review here.',
  },
})

/** Reports a review of the legal texts that is dated in the future, or before a text last changed. */
export const reviews = defineRule({
  title: 'Reviews of legal texts',
  why: 'A review counts only for the text as it was on the day of the review.',
  messages,
  check(content) {
    const yaml = content.data.get(siteFile)
    const { legal } = (yaml?.value ?? {}) as { legal?: { reviewedOn?: unknown } | null }
    const found = legal?.reviewedOn
    // Reading the file reports other values, and days that do not exist.
    if (!z.iso.date().safeParse(found).success || typeof found !== 'string') return []
    const location = { file: siteFile, ...yaml?.locationOf(['legal', 'reviewedOn']), field: 'legal.reviewedOn' }
    if (isInFuture(found)) return [diagnosticAt(location, messages['review-to-come'], { found })]
    const dates = recordedDates(content)
    return pages.flatMap(({ path, isLegal }) => {
      const day = isLegal && Object.hasOwn(dates, path) ? dates[path]?.day : undefined
      return day === undefined || day <= found
        ? []
        : [diagnosticAt(location, messages['review-outdated'], { path, day, found })]
    })
  },
})
