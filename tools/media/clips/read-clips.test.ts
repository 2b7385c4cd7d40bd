import { expect, test } from '@jest/globals'
import { readResults } from '@oogwenk/gaze'
import { drawClip } from './clips'
import { eyesAt } from './eyes'
import { meanOf, seriesOf, smooth } from './series'

const header =
  'participant,timestamp_ms,gaze_x,gaze_y,heartrate,happiness,surprise,sadness,anger,disgust,fear,contempt,neutral'
const row = (id: string, time: number, x: string, y: string, heart: string) =>
  `${id},${time},${x},${y},${heart},0,0,0,0,0,0,0,1`
const results = readResults(
  [
    header,
    row('a', 0, '100', '200', '60'),
    row('a', 33, '120', '220', '62'),
    row('a', 66, '110', '700', '61'),
    row('a', 9000, '', '', ''),
    row('b', 0, '', '', '70'),
    row('b', 33, '', '', '72'),
  ].join('\n'),
  { width: 1200, height: 750 },
)

test('an eye is at the median of its samples, and absent if all of them are lost', () => {
  expect(eyesAt(results, 30)).toEqual([{ x: 88, y: 176 }])
  expect(eyesAt(results, 9000)).toEqual([])
})

test('a series has a value every quarter of a second; a lost sample keeps the value before it', () => {
  const [a = [], b = []] = seriesOf(results, ({ heartrate }) => heartrate)
  expect(a).toHaveLength(40)
  expect([a[0], a[39], b[0], b[39]]).toEqual([61, 61, 71, 71])
  expect(meanOf(results, ({ heartrate }) => heartrate)[0]).toBeNaN()
})

test('smoothing keeps constant values, and the length of the series', () => {
  expect(smooth([2, 2, 2])).toEqual([2, 2, 2])
  expect(smooth([0, 4, 0, 0])).toEqual([1, 2, 1, 0])
  expect(smooth([])).toEqual([])
})

test('the first frame of a clip has the size of a video', async () => {
  for (const name of ['emotions', 'heart-rate']) {
    const draw = await drawClip(name, 1)
    const { width, height, data } = await draw(0)
    expect([width, height, data.length]).toEqual([960, 600, 960 * 600 * 3])
  }
})

test('an unknown clip is reported together with the known ones', async () => {
  await expect(drawClip('smells', 1)).rejects.toThrow(
    'There is no clip “smells”. Name one of: heatmaps, emotions, heart-rate, areas-of-interest.',
  )
})
