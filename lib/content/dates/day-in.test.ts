import { expect, test } from '@jest/globals'
import { dayIn } from './day-in'

test('today is the day that a calendar shows where the site is at home', () => {
  const late = new Date('2026-11-21T23:30Z')
  expect(dayIn(late, 'Europe/Amsterdam')).toBe('2026-11-22')
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-21')
})
