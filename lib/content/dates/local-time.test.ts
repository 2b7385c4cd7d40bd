import { expect, test } from '@jest/globals'
import { instantOf, isInvalidTime, isTimeZone, localTimeOf, readTime, writeTime } from './local-time'

/**
 * Returns the instant of a local time; if it is skipped, the next local time; if it is invalid, the id of the message.
 */
function isoInstantOf(text: string, timeZone = 'Europe/Amsterdam'): string {
  const time = readTime(text)
  if (isInvalidTime(time)) return time.message.id
  const found = instantOf(time, timeZone)
  return 'at' in found ? found.at.toISOString() : `next ${writeTime(found.next)} ${found.nextAt.toISOString()}`
}

test.each([
  ['2026-12-01 09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01 09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['2028-02-29 23:59', '2028-02-29T22:59:00.000Z'],
])('%s in Amsterdam is %s', (text, instant) => {
  expect(isoInstantOf(text)).toBe(instant)
})

test.each([
  ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29 02:00', 'next 2026-03-29 03:00 2026-03-29T01:00:00.000Z'],
  ['2026-03-29 02:59', 'next 2026-03-29 03:00 2026-03-29T01:00:00.000Z'],
  ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
])('when clocks go forward in spring, %s is read as %s', (text, found) => {
  expect(isoInstantOf(text)).toBe(found)
})

test.each([
  ['2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25 02:00', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25 02:59', '2026-10-25T00:59:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
])('when an hour is repeated in autumn, %s means its first occurrence: %s', (text, instant) => {
  expect(isoInstantOf(text)).toBe(instant)
})

test('time zones with extreme or fractional offsets, or clock changes of half an hour, are handled', () => {
  expect(isoInstantOf('2026-12-01 09:00', 'Pacific/Kiritimati')).toBe('2026-11-30T19:00:00.000Z')
  expect(isoInstantOf('2026-12-01 09:00', 'Pacific/Pago_Pago')).toBe('2026-12-01T20:00:00.000Z')
  expect(isoInstantOf('2026-12-01 09:00', 'Asia/Kathmandu')).toBe('2026-12-01T03:15:00.000Z')
  expect(isoInstantOf('2026-10-04 02:10', 'Australia/Lord_Howe')).toBe('next 2026-10-04 02:30 2026-10-03T15:30:00.000Z')
  expect(isoInstantOf('2026-04-05 01:40', 'Australia/Lord_Howe')).toBe('2026-04-04T14:40:00.000Z')
})

test('converting an instant to local time and back returns the first instant with that local time', () => {
  for (const day of ['2026-03-28T12:00Z', '2026-10-24T12:00Z']) {
    const seen = new Map<string, number>()
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const instant = new Date(new Date(day).getTime() + minute * 60_000)
      const shown = writeTime(localTimeOf(instant, 'Europe/Amsterdam'))
      const first = Math.min(seen.get(shown) ?? Number.POSITIVE_INFINITY, instant.getTime())
      seen.set(shown, first)
      const found = new Date(isoInstantOf(shown)).getTime()
      expect([shown, first - found]).toEqual([shown, found === first ? 0 : 3_600_000])
    }
  }
})

test.each([
  ['1 December', 'publish-form'],
  ['next Monday', 'publish-form'],
  ['01-12-2026', 'publish-form'],
  ['2026-12-01 9:00', 'publish-form'],
  ['2026-12-01T09:00', 'publish-form'],
  ['2026-12-01 09:00:00', 'publish-seconds'],
  ['12:30:45', 'publish-no-day'],
  ['2026-12-01T09:00:00+01:00', 'publish-zone'],
  ['2026-12-01T09:00Z', 'publish-zone'],
  ['2026-13-01', 'publish-month'],
  ['2026-00-10', 'publish-month'],
  ['2026-02-30', 'publish-day'],
  ['2027-02-29', 'publish-day'],
  ['2026-04-31', 'publish-day'],
  ['2026-04-00', 'publish-day'],
  ['2026-12-01 24:00', 'publish-time'],
  ['2026-12-01 12:60', 'publish-time'],
  [' 2026-12-01', 'publish-form'],
  ['', 'publish-form'],
])('“%s” is rejected: %s', (text, id) => {
  expect(isoInstantOf(text)).toBe(id)
})

test('a time in another common format is rejected with the correct format', () => {
  const instead = (text: string) => {
    const read = readTime(text)
    return isInvalidTime(read) ? read.values.instead : undefined
  }
  expect(instead('2026/12/1 9:00')).toBe('2026-12-01 09:00')
  for (const text of ['1 Dec 2026', '1st December 2026', 'December 1, 2026']) expect(instead(text)).toBe('2026-12-01')
  expect(instead('2026-12-01T09:00')).toBe('2026-12-01 09:00')
  expect(instead('2026-12-1')).toBe('2026-12-01')
  expect(instead('2026-12-01 09:00:30')).toBe('2026-12-01 09:00')
})

test('a time zone is an IANA name, not an offset', () => {
  for (const name of ['Europe/Amsterdam', 'UTC', 'America/Argentina/Ushuaia']) expect(isTimeZone(name)).toBe(true)
  for (const name of ['Amsterdam', '+01:00', '', 'Europe/', '__proto__']) expect(isTimeZone(name)).toBe(false)
})
