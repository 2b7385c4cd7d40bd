import { expect, test } from '@jest/globals'
import { header } from '../../../tests/research/sample-file'
import { readResults } from '../read-results'

/** The cells of a valid row after its time. */
const REST = '600,375,70,0.1,0,0,0,0,0,0,0.9'
const row = (time: number | string, rest = REST, name = 'a01') => `${name},${time},${rest}`
const file = (...lines: string[]) => [header, ...lines, ''].join('\n')

/** The values of a row, unless its case gives others. */
const usual = { x: 600, y: 375, heartrate: 70, happiness: 0.1 }

interface Expected {
  participants?: string[]
  time: number[]
  x?: number[]
  y?: number[]
  heartrate?: number[]
  happiness?: number[]
  ignored?: string[]
}

test.each<[string, string, Expected]>([
  ['lines that end in CR and LF', file(row(0), row(33)).replaceAll('\n', '\r\n'), { time: [0, 33] }],
  ['lines that end in CR', file(row(0), row(33)).replaceAll('\n', '\r'), { time: [0, 33] }],
  [
    'lines that end in CR, without the last line end',
    file(row(0), row(33)).replaceAll('\n', '\r').slice(0, -1),
    { time: [0, 33] },
  ],
  ['lines that end in LF, or in CR and LF', `${header}\r\n${row(0)}\n${row(33)}\r\n`, { time: [0, 33] }],
  ['a last line without an end', file(row(0), row(33)).slice(0, -1), { time: [0, 33] }],
  ['a last line that ends in CR alone', `${file(row(0), row(33)).slice(0, -1)}\r`, { time: [0, 33] }],
  [
    'empty lines, and lines of separators, spaces and quotation marks',
    file('', row(0), '', ',,,,,,,,,,,,', '  ', '\t', '"",""', ';;;;', '\r', row(33), '', ''),
    { time: [0, 33] },
  ],
  ['lines without a value above the header', `\n , ,\n"",\n${header}\n${row(0)}\n`, { time: [0] }],
  ['a line that names the comma as the separator', `sep=,\n${file(row(0))}`, { time: [0] }],
  ['such a line in quotation marks', `"sep=,"\n${file(row(0))}`, { time: [0] }],
  ['such a line in capitals', `SEP=,\r\n${file(row(0))}`, { time: [0] }],
  ['a byte order mark', `\uFEFF${file(row(0))}`, { time: [0] }],
  [
    'names of columns with capitals, spaces and quotation marks',
    file(row(0)).replace(
      header,
      'Participant,Timestamp (ms),Gaze X,GAZE-Y,"HeartRate", happiness ,"Surprise",sadness,anger,disgust,fear,contempt,Neutral',
    ),
    { time: [0] },
  ],
  [
    'further columns, which are ignored',
    file(`${row(0)},left,1`).replace('neutral', 'neutral,side,Gaze X 2'),
    { time: [0], ignored: ['side', 'Gaze X 2'] },
  ],
  [
    'a column whose name resembles that of another',
    file(`${row(0)},5`).replace('neutral', 'neutral,Gaze X'),
    { time: [0], ignored: ['Gaze X'] },
  ],
  [
    'columns in another order',
    'neutral,gaze_y,gaze_x,participant,timestamp_ms,heartrate,happiness,surprise,sadness,anger,disgust,fear,contempt\n0.9,375,600,a01,0,70,0.1,0,0,0,0,0,0\n',
    { time: [0] },
  ],
  [
    'numbers with a sign, a point at either end, an exponent, spaces or quotation marks',
    file(
      row(0, '-0.5,+375,70,0.1,0,0,0,0,0,0,0.9'),
      row(33, '.5,5.,70.,0.1,0,0,0,0,0,0,0.9'),
      row('66', '1e2,375,7e1,1e-1,0,0,0,0,0,0,0.9'),
      row('1e2', '599.5,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(' 133 ', '"600"," 375","70 ",0.1,0,0,0,0,0,0,".9"'),
    ),
    { time: [0, 33, 66, 100, 133], x: [-0.5, 0.5, 100, 599.5, 600], y: [375, 5, 375, 375, 375] },
  ],
  [
    'numbers with up to 16 digits, a sign or leading zeros',
    file(
      row(0, '600.000000000001,37.5000000000000001,70,0.1,0,0,0,0,0,0,0.9'),
      row(33, '-600,-0,20,1,0,0,0,0,0,0,0'),
      row(66, '0600,00.5,250,0,1,0,0,0,0,0,0'),
    ),
    {
      time: [0, 33, 66],
      x: [600.000000000001, -600, 600],
      y: [37.5, -0, 0.5],
      heartrate: [70, 20, 250],
      happiness: [0.1, 1, 0],
    },
  ],
  [
    'missing values before CR and LF',
    `${header}\r\n${row(0, '600,375,70,NA,NA,NA,NA,NA,NA,NA,NA')}\r\n${row(33, '600,375,70,,,,,,,,')}\r\n`,
    { time: [0, 33], happiness: [Number.NaN, Number.NaN] },
  ],
  [
    'names of participants in quotation marks or with spaces, and names that begin alike',
    file(
      row(0),
      row(33, REST, '"a01"'),
      row(66, REST, ' a01 '),
      row(0, REST, 'a011'),
      row(0, REST, 'a0'),
      row(0, REST, 'A-1_b.c'),
      row(0, REST, 'x'.repeat(64)),
    ),
    {
      participants: [
        'a01',
        'a011',
        'a0',
        'A-1_b.c',
        'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      ],
      time: [0, 33, 66, 0, 0, 0, 0],
    },
  ],
  [
    'names that are parts of other names',
    file(row(0, REST, 'ab'), row(33, REST, 'ab'), row(0, REST, 'abc'), row(0, REST, 'b'), row(0, REST, 'bab')),
    { participants: ['ab', 'abc', 'b', 'bab'], time: [0, 33, 0, 0, 0] },
  ],
  [
    'a participant who is called “participant”',
    file(row(0), row(0, REST, 'participant'), row(33, REST, 'Participant')),
    { participants: ['a01', 'participant', 'Participant'], time: [0, 0, 33] },
  ],
  [
    'two hundred columns',
    `${header}${',x'.repeat(187)}\n${row(0)}${',1'.repeat(187)}\n`,
    { time: [0], ignored: Array(187).fill('x') },
  ],
])('%s: every row is read', (_, text, expected) => {
  const { participants, time, x, y, heartrate, emotions, ignored, counts } = readResults(text, {
    width: 1200,
    height: 750,
  })
  const all = (value: number) => expected.time.map(() => value)
  expect(counts.rows).toBe(expected.time.length)
  expect({ participants, ignored, time: [...time] }).toEqual({
    ...{ participants: expected.participants ?? ['a01'], ignored: expected.ignored ?? [] },
    time: expected.time,
  })
  expect({ x: [...x], y: [...y], heartrate: [...heartrate], happiness: [...emotions.happiness] }).toEqual({
    ...{ x: expected.x ?? all(usual.x), y: expected.y ?? all(usual.y) },
    ...{ heartrate: expected.heartrate ?? all(usual.heartrate), happiness: expected.happiness ?? all(usual.happiness) },
  })
})
