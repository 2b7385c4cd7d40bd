import { expect, test } from '@jest/globals'
import { getEdition } from './edition'

const now = '2026-12-01T08:00:00.000Z'

test('a build shows the pages that are public at its start', () => {
  expect(getEdition({ BUILD_NOW: now })).toEqual({ now: new Date(now), drafts: false, preview: false, tolerant: false })
  expect(getEdition({ BUILD_NOW: '2026-12-01T09:00+01:00', EDITION: 'public' }).now).toEqual(new Date(now))
})

test('a preview shows drafts too, and is marked as a preview', () => {
  expect(getEdition({ BUILD_NOW: now, EDITION: 'preview' })).toEqual({
    now: new Date(now),
    drafts: true,
    preview: true,
    tolerant: false,
  })
})

test('in development, drafts are shown, invalid files are tolerated, and `now` is the current time', () => {
  const { now, drafts, preview, tolerant } = getEdition({ NODE_ENV: 'development' })
  expect([drafts, preview, tolerant]).toEqual([true, false, true])
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000)
})

test.each(['Preview', 'draft', '__proto__'])('EDITION=%s is rejected', (EDITION) => {
  expect(() => getEdition({ EDITION })).toThrow(
    `EDITION is set to ${EDITION}, which is not an edition. Set it to public or preview, or unset it.`,
  )
})

test.each([
  'now',
  '2026-12-01',
  '2026-12-01 09:00',
  '1764576000',
  '2026-13-01T00:00Z',
  '2026-02-30T00:00Z',
  '2026-12-01T24:00Z',
])('BUILD_NOW=%s is rejected, because it is not an instant that is the same on every machine', (BUILD_NOW) => {
  expect(() => getEdition({ BUILD_NOW })).toThrow(
    `BUILD_NOW is set to ${BUILD_NOW}, which is not a time with a time zone.`,
  )
})
