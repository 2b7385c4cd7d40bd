import { expect, test } from '@jest/globals'
import { home } from '../../../lib/pages/home/page'
import { resultsOf } from './clips'
import { areasOf, dwellUntil, fixationsOf } from './looks'

test('the text alternative of “Areas of interest” gives the seconds that the clip ends with', async () => {
  const { features } = (await home.view()).features.switcher
  const alt = features.find(({ id }) => id === 'areasOfInterest')?.alt ?? ''
  const looks = fixationsOf(await resultsOf('areas-of-interest'))
  const areas = await areasOf('bugfoundation')
  const counted = areas.map((area) => dwellUntil(looks, area, 10_000).toFixed(1))
  expect(alt.match(/\d+\.\d/g)?.sort()).toEqual(counted.sort())
})

test('the text beside every clip says that its viewers are simulated', async () => {
  const { features } = (await home.view()).features.switcher
  for (const { note } of features) expect(note).toMatch(/12 simulated viewers/)
})
