import { expect, test } from '@jest/globals'
import { fileOf, type Row } from '../../tests/research/sample-file'
import { ResultsReader, readResults, readResultsFrom } from './read-results'
import { COLUMNS, peopleOf } from './results'

const grid = { width: 1200, height: 750 }
const read = (file: string | Uint8Array) => readResults(file, grid)
const rowsAt = (times: number[], row: Row = {}): Row[] => times.map((time) => ({ timestamp_ms: time, ...row }))

test('a file is read into columns, and each participant has their own rows', () => {
  const results = read(fileOf([...rowsAt([0, 33]), ...rowsAt([0, 34, 67], { participant: 'a02', gaze_x: -3.5 })]))
  expect(results.participants).toEqual(['a01', 'a02'])
  expect([...results.starts]).toEqual([0, 2, 5])
  expect(peopleOf(results).map(({ id, time, x }) => [id, [...time], [...x]])).toEqual([
    ['a01', [0, 33], [600, 600]],
    ['a02', [0, 34, 67], [-3.5, -3.5, -3.5]],
  ])
  expect(peopleOf(results)[1]?.emotions.neutral[2]).toBe(0.9)
})

test('samples without gaze, outside the stimulus, without pulse or emotions are kept and counted', () => {
  const none = Object.fromEntries(COLUMNS.slice(5).map((column) => [column, '']))
  const rows: Row[] = [
    { gaze_x: '', gaze_y: '' },
    { timestamp_ms: 33, gaze_x: 1200.1 },
    { timestamp_ms: 67, heartrate: '' },
    { timestamp_ms: 100, ...none },
    { timestamp_ms: 133, gaze_x: 1200, gaze_y: 750 },
  ]
  const { counts, x, emotions, heartrate } = read(fileOf(rows))
  expect(counts).toEqual({ rows: 5, repeated: 0, lost: 1, outside: 1, noHeartrate: 1, noEmotions: 1 })
  expect([...x]).toEqual([Number.NaN, 1200.1, 600, 600, 1200])
  expect(heartrate[2]).toBeNaN()
  expect(emotions.fear[3]).toBeNaN()
})

test('of rows with the same time only the first is kept, and the others are counted, for each participant', () => {
  const rows: Row[] = [
    ...[600, 700, 800].map((gaze_x) => ({ timestamp_ms: 33, gaze_x })),
    { timestamp_ms: 67, gaze_x: 900 },
    ...[100, 200].map((gaze_x) => ({ participant: 'a02', timestamp_ms: 67, gaze_x })),
    { participant: 'a02', timestamp_ms: 100, gaze_x: 300 },
  ]
  const { counts, time, x, starts } = read(fileOf(rows))
  expect(counts).toMatchObject({ rows: 4, repeated: 3 })
  expect([...time]).toEqual([33, 67, 67, 100])
  expect([...x]).toEqual([600, 900, 100, 300])
  expect([...starts]).toEqual([0, 2, 4])
})

test.each(['NA', 'na', 'N/A', 'NaN', 'nan', '', '"NA"', '""', ' NaN ', '" NA "'])(
  '%j is a missing value in every column of numbers except the time',
  (missing) => {
    const columns = COLUMNS.slice(2)
    const { counts, x, heartrate, emotions } = read(
      fileOf([
        { timestamp_ms: 0 },
        { timestamp_ms: 33, ...Object.fromEntries(columns.map((name) => [name, missing])) },
      ]),
    )
    expect(counts).toEqual({ rows: 2, repeated: 0, lost: 1, outside: 0, noHeartrate: 1, noEmotions: 1 })
    expect([x[1], heartrate[1], emotions.neutral[1]]).toEqual([Number.NaN, Number.NaN, Number.NaN])
  },
)

test('how a file is split into pieces makes no difference', () => {
  const file = new TextEncoder().encode(fileOf([...rowsAt([0, 33]), ...rowsAt([0, 34], { participant: 'a02' })]))
  const whole = read(file)
  for (let size = 1; size < file.length; size += 3) {
    const reader = new ResultsReader(grid)
    for (let index = 0; index < file.length; index += size) reader.push(file.subarray(index, index + size))
    expect(reader.finish()).toEqual(whole)
  }
})

test('one row is enough, even without a final line break', () => {
  expect(read(fileOf([{}])).counts.rows).toBe(1)
  expect(read(fileOf([{}]).trimEnd()).counts.rows).toBe(1)
})

test('the variants that spreadsheets and programs write can be read too', () => {
  const file = fileOf(rowsAt([0, 33]))
  const expected = read(file)
  expect(read(file.replaceAll('\n', '\r\n'))).toEqual(expected)
  expect(read(`\ufeff${file}\n\n`)).toEqual(expected)
  expect(read(file.replaceAll(/[^,\n]+/g, '"$&"'))).toEqual(expected)
  expect(read(file.replaceAll(',600,', ', 6.00E+2 ,'))).toEqual(expected)
  const reversed = file.split('\n').map((line) => line.split(',').reverse().join(','))
  expect(read(reversed.join('\n'))).toEqual(expected)
})

test('unknown columns are ignored and listed', () => {
  const file = fileOf([{}]).replace(/^(.*)\n(.*)\n$/, '$1,note\n$2,"a, b"\n')
  expect(read(file).ignored).toEqual(['note'])
})

test.each(['0.1', '412.5', '-0.3', '123456789012345', '0.000000000000001', '99.999999', '5.', '.5', '1e-7', '007'])(
  'the number %s is read correctly',
  (number) => {
    const rows = [...Array(30).keys()].map((index): Row => ({ timestamp_ms: index * 33 }))
    const { x } = read(fileOf([{ gaze_x: number }, ...rows.slice(1)]))
    expect(x[0]).toBe(Number(number))
  },
)

test('names with a meaning in JavaScript are ordinary participants', () => {
  const people = ['__proto__', 'constructor', 'toString']
  expect(read(fileOf(people.map((participant) => ({ participant })))).participants).toEqual(people)
})

test('no byte of a file that is too large is read', async () => {
  const stream = () => {
    throw new Error('The stream was opened.')
  }
  await expect(readResultsFrom({ size: 200_000_000, stream }, grid)).rejects.toThrow(
    'The file is larger than 100 MB, the most that can be read. Leave out participants or columns, or use fewer samples a second.',
  )
})

test('reading a stream stops if the header is invalid, and continues to the end otherwise, to find all mistakes', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(fileOf([{}]).replace('neutral', 'fear'))),
    cancel: () => {
      cancelled = true
    },
  })
  await expect(readResultsFrom({ size: 1, stream: () => stream }, grid)).rejects.toThrow('Line 1, column neutral')
  expect(cancelled).toBe(true)
  const invalid = new Blob([fileOf([{ gaze_x: 'x' }, { timestamp_ms: 33, gaze_y: 'y' }])])
  await expect(readResultsFrom(invalid, grid)).rejects.toMatchObject({
    column: 'gaze_x',
    others: [{ column: 'gaze_y' }],
  })
  const whole = new Blob([fileOf([{}])])
  await expect(readResultsFrom(whole, grid)).resolves.toMatchObject({ participants: ['a01'] })
})
