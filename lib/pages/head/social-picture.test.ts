import { expect, test } from '@jest/globals'
import { getTexts } from '../../i18n/texts'
import { exampleOf, simulatedOf } from '../case-notes'
import { socialPictureOf } from './social-picture'

const t = await getTexts()
const simulated = simulatedOf(t).label
const tested = { path: '/cases/toast', title: 'Toast', heading: 'Does toast work?' }
const versions = [{ name: 'The toast' }, { name: 'The jam' }]

test('what is read out of simulated data says whose gaze it is, and that the artwork is no real advertising', async () => {
  for (const page of [tested, { ...tested, versions }, { ...tested, path: '/cases' }]) {
    const { alt } = await socialPictureOf({ ...page, dataNote: simulated })
    expect(alt).toContain('simulated viewers')
    expect(alt).toContain(exampleOf(t).text)
    expect(alt.endsWith(` ${simulated}`)).toBe(true)
  }
})

test('measured data are not called simulated', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, dataNote: exampleOf(t).label })
  expect(alt).toContain('“Does toast work?”')
  expect(alt).not.toMatch(/simulated/i)
})

test('both versions are named', async () => {
  const { alt } = await socialPictureOf({ ...tested, versions, dataNote: simulated })
  expect(alt).toContain('A, “The toast”, and B, “The jam”')
})

test('only the privacy policy has its eyes closed', async () => {
  const altAt = async (path: string) => (await socialPictureOf({ path, title: 'Law' })).alt
  expect(await altAt('/privacy')).toContain('closed eyes')
  expect(await altAt('/terms')).toMatch(/“Law” above a pair of eyes/)
})
