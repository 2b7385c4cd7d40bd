import { defineMessages } from '../../shared/diagnostic'

/** Messages about mistakes in publication times, and in the origin and time zone of the site. */
export const publishingMessages = defineMessages({
  'publish-form': {
    severity: 'error',
    what: '“{found}” is not a time in the form used here.',
    fix: 'Write {instead}.',
  },
  'publish-seconds': {
    severity: 'error',
    what: '“{found}” includes seconds.',
    fix: 'Write {instead}.',
  },
  'publish-no-day': {
    severity: 'error',
    what: '“{found}” is a time without a date.',
    fix: 'Put the date before it, such as 2026-12-01 {time}.',
  },
  'publish-zone': {
    severity: 'error',
    what: '“{found}” has its own time zone, “{zone}”.',
    fix: 'Write the local time in the timeZone of content/site.yml, such as 2026-12-01 09:00.',
  },
  'publish-month': {
    severity: 'error',
    what: '“{found}” is not a date: there is no month {month}.',
    fix: 'Write the year, month and day, such as 2026-12-01.',
  },
  'publish-day': {
    severity: 'error',
    what: '“{found}” is not a date: the last day of this month is {last}.',
    fix: 'Write a date that exists.',
  },
  'publish-time': {
    severity: 'error',
    what: '“{found}” is not a time: no clock shows {time}.',
    fix: 'Write a time from 00:00 to 23:59; midnight is 00:00 of the new day.',
  },
  'publish-gap': {
    severity: 'error',
    what: '“{found}” does not exist in {zone}, because the clocks skip it when they go forward.',
    fix: 'Write {instead}, the next time that exists, or an earlier time.',
  },
  'site-origin': {
    severity: 'error',
    what: '“{found}” is not the origin of a site.',
    fix: 'Write https:// and the host in lower case, with nothing after it: {instead}.',
  },
  'site-time-zone': {
    severity: 'error',
    what: '“{found}” is not a time zone.',
    fix: '{instead}',
  },
})
