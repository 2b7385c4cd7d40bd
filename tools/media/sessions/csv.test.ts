import { expect, test } from '@jest/globals'
import { HEADER, toCsv } from './csv'

const expression = [0.0004, 0.1, 0.2, 0, 0, 0, 0.0006]

test('the columns are those of the results file format', () => {
  expect(HEADER).toBe(
    'participant,timestamp_ms,gaze_x,gaze_y,heartrate,happiness,surprise,sadness,anger,disgust,fear,contempt,neutral',
  )
})

test('unknown values are empty, and shares add up to 1', () => {
  const full = { time: 0, gaze: { x: -0.04, y: 750.06 }, heart: 66, expression }
  const blink = { time: 33, gaze: undefined, heart: 66.24, expression }
  const lost = { time: 67, gaze: undefined, heart: undefined, expression: undefined }
  expect(toCsv([{ participant: 'a01', samples: [full, blink, lost], fixations: [] }]).split('\n')).toEqual([
    HEADER,
    'a01,0,0.0,750.1,66.0,0.000,0.100,0.200,0.000,0.000,0.000,0.001,0.699',
    'a01,33,,,66.2,0.000,0.100,0.200,0.000,0.000,0.000,0.001,0.699',
    'a01,67,,,,,,,,,,,',
    '',
  ])
})

test('without sessions the file has only a header', () => {
  expect(toCsv([])).toBe(`${HEADER}\n`)
})
