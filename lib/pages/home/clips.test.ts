import { stat } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { getClip } from './clips'

test('the size of a clip is that of its MP4, in whole kilobytes', async () => {
  const { size } = await stat('public/media/clips/heart-rate.mp4')
  const kilobytes = Math.round(size / 1000)
  expect(await getClip('heart-rate')).toEqual({ src: '/media/clips/heart-rate', kilobytes, starts: false })
})

test('a missing clip stops the build with a message that says how to make it', async () => {
  await expect(getClip('smells')).rejects.toThrow(
    'There is no clip public/media/clips/smells.mp4. Draw it with npm run tool -- media clips.',
  )
})
