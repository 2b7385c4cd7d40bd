import { afterAll, expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { siteWith } from '../messages/cases/filled-site'
import { takeSnapshot } from '../snapshot'
import { security } from './security'

const { BUILD_NOW } = process.env
afterAll(() => void Object.assign(process.env, { BUILD_NOW: BUILD_NOW ?? '' }))

/** What the doctor says at a moment of a security.txt that is believed until 31 October 2027. */
const toldAt = (moment: string, to = '2027-10-31') => {
  process.env.BUILD_NOW = moment
  return inContentFolder(siteWith('2099-10-31', to), async () => await security.check(await takeSnapshot()), {
    legal: [],
  })
}

test.each([
  ['2027-10-01T23:59:59Z', []],
  ['2027-10-02T00:00:01Z', ['security-expiring']],
  ['2027-10-31T23:59:59Z', ['security-expiring']],
  ['2027-11-01T00:00:00Z', ['security-expired']],
])('at %s a build says %j: it warns in the last thirty days, by the moment it began', async (moment, ids) => {
  expect((await toldAt(moment)).map(({ id, severity }) => [id, severity])).toEqual(ids.map((id) => [id, 'warning']))
})

test('a day that cannot be read is told by whoever reads the file, and not here', async () => {
  expect(await toldAt('2027-10-31T12:00:00Z', '"31 October"')).toEqual([])
})
