import { expect, test } from '@jest/globals'
import { dayIn } from './day-in'

test('the date at a given instant depends on the time zone', () => {
  const late = new Date('2026-11-21T23:30Z')
  expect(dayIn(late, 'Europe/Amsterdam')).toBe('2026-11-22')
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-21')
})
