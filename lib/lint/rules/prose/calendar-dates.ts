import { MONTHS } from '../../../content/dates/local-time'
import { defineMessages, diagnosticAt } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import { passagesOf } from '../../words/passages'

const messages = defineMessages({
  'date-not-in-calendar': {
    severity: 'error',
    what: '“{found}” is not a day: {month} has {days} days.',
    fix: 'Write the day that you mean.',
  },
  'date-in-figures': {
    severity: 'warning',
    what: '“{found}” is another day for American readers than for European ones.',
    fix: 'Write the month as a word, as in 5 December 2026.',
  },
  'time-not-on-clock': {
    severity: 'error',
    what: '“{found}” is not a time of day.',
    fix: 'Write a time from 00:00 to 23:59, or from 1 to 12 with am or pm.',
  },
  'date-other-weekday': {
    severity: 'warning',
    what: '“{found}” is a {weekday}.',
    fix: 'Correct the weekday or the date.',
  },
})

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * A date as people write it, such as `Friday, 27 November 2026`, `31 May` or `12/5/2026`, or a time that no clock
 * shows.
 */
const written = new RegExp(
  `(?:(${WEEKDAYS.join('|')}),?\\s+)?(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTHS.join('|')})(?:,?\\s+(\\d{4})(?!\\d))?(?!\\p{L})|(?<![\\w/]|\\[[^\\]]{0,9})\\d{1,2}/\\d{1,2}/\\d{4}(?![\\w/])|(?<=(?:at|by|from|until|till|before|after|since) )(?:\\d{1,2}:[6-9]\\d|(?:2[4-9]|[3-9]\\d):\\d\\d)(?![\\d:])|(?<![\\d.:])(?:1[3-9]|2\\d)(?:[.:]\\d\\d)? ?[ap]\\.?m(?!\\p{L})`,
  'gu',
)

/** A year with 29 February. */
const LEAP_YEAR = 2024
/** The last day of the longest months. */
const MAX_DAY = 31

/**
 * Reports written dates and times that do not exist, dates with the wrong weekday, and dates in figures, which American
 * readers read differently.
 */
export const calendarDates = defineRule({
  title: 'Dates in texts',
  why: 'A day that does not exist, or that is another weekday, leaves readers guessing which part is wrong.',
  messages,
  check: (content) =>
    passagesOf(content).flatMap(({ text, locationOf }) =>
      [...text.matchAll(written)].flatMap(({ 0: found, 1: weekday, 2: day, 3: month = '', 4: year, index }) => {
        // Without a year, 29 February may be right.
        const days = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month) + 1, 0)).getUTCDate()
        const location = locationOf(index, found)
        if (day === undefined)
          return [
            diagnosticAt(location, messages[found.includes('/') ? 'date-in-figures' : 'time-not-on-clock'], { found }),
          ]
        const isNoDay = Number(day) < 1 || Number(day) > days
        // Before a month alone, a larger number may count something else.
        if (isNoDay && (year !== undefined || Number(day) <= MAX_DAY))
          return [
            diagnosticAt(location, messages['date-not-in-calendar'], {
              found,
              month: year === undefined ? month : `${month} ${year}`,
              days,
            }),
          ]
        if (year === undefined) return []
        const actual = WEEKDAYS[new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day))).getUTCDay()] ?? ''
        return weekday === undefined || weekday === actual
          ? []
          : [diagnosticAt(location, messages['date-other-weekday'], { found, weekday: actual })]
      }),
    ),
})
