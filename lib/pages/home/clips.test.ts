import { stat } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { getClip } from './clips'

test('a clip is told with the size of its film in whole kilobytes', async () => {
  const { size } = await stat('public/media/clips/heart-rate.mp4')
  const kilobytes = Math.round(size / 1000)
  expect(await getClip('heart-rate')).toEqual({ src: '/media/clips/heart-rate', kilobytes, starts: false })
})

test('a clip that nobody has drawn stops the build, and says what to do', async () => {
  await expect(getClip('smells')).rejects.toThrow(
    'There is no clip public/media/clips/smells.mp4. Draw it with npm run tool -- clips.',
  )
})
