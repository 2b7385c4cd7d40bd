import { defineMessages } from '../../shared/message'

/** Drafts, and times at which a page is to be published. */
export const publishingMessages = defineMessages({
  'publish-form': {
    severity: 'error',
    what: '“{found}” is not how a time is written here.',
    fix: 'Write {instead}.',
  },
  'publish-seconds': {
    severity: 'error',
    what: '“{found}” counts seconds.',
    fix: 'Write {instead}.',
  },
  'publish-no-day': {
    severity: 'error',
    what: '“{found}” is a time without a day.',
    fix: 'Write the day in front of it, such as 2026-12-01 {time}.',
  },
  'publish-zone': {
    severity: 'error',
    what: '“{found}” has a time zone of its own, “{zone}”.',
    fix: 'Write what clocks show in the zone that content/site.yml names as timeZone, such as 2026-12-01 09:00.',
  },
  'publish-month': {
    severity: 'error',
    what: '“{found}” is no day: there is no month {month}.',
    fix: 'Write year, month and day, such as 2026-12-01.',
  },
  'publish-day': {
    severity: 'error',
    what: '“{found}” is no day: the last one of this month is {last}.',
    fix: 'Write a day that the calendar has.',
  },
  'publish-time': {
    severity: 'error',
    what: '“{found}” is no time: no clock shows {time}.',
    fix: 'Write a time from 00:00 to 23:59; midnight is 00:00 of the day that begins.',
  },
  'publish-gap': {
    severity: 'error',
    what: '“{found}” does not exist in {zone}: clocks are put forward over it.',
    fix: 'Write {instead}, which is the next time that clocks show, or an earlier one.',
  },
  'publish-fixed': {
    severity: 'error',
    what: 'This page cannot be kept back: {path} is a fixed address of the site, and menus and other pages lead to it.',
    fix: 'Take {field} out; cases and other pages of the documentation may have it.',
  },
  'publish-above': {
    severity: 'error',
    what: 'This page is public {from}, and {above}, the page above it, {state}.',
    fix: 'Keep this one back as well, or publish the one above it.',
  },
  'publish-link': {
    severity: 'error',
    what: 'This leads to {path}, which {state}; the page that it stands on is public {from}.',
    fix: 'Take the link out until then, or keep this page back as well.',
  },
  'site-origin': {
    severity: 'error',
    what: '“{found}” is more than the beginning of every address of the site, or something else.',
    fix: 'Write https:// and the host in small letters, with nothing behind it: {instead}.',
  },
  'site-time-zone': {
    severity: 'error',
    what: '“{found}” is no time zone.',
    fix: '{instead}',
  },
})
