import { expect, test } from '@jest/globals'
import { frameAt } from './film-frames'

const frame = (time: number) => ({ time, png: Buffer.of(time & 255) })

test('at each moment, the window shows the last frame until then, and is blank before the first', () => {
  const frames = [frame(-20), frame(400), frame(900), frame(1000)]
  expect([399, 400, 899, 950, 5000].map((moment) => frameAt(frames, moment)?.time)).toEqual([
    undefined,
    400,
    400,
    900,
    1000,
  ])
})
