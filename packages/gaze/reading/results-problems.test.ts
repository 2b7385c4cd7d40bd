import { expect, test } from '@jest/globals'
import { fileOf, header, type Row, validRow } from '../../../tests/research/sample-file'
import { ResultsReader, readResults } from '../read-results'
import { READING_LIMITS } from '../settings'
import { ResultsError } from './results-problems'

const grid = { width: 1200, height: 750 }
const rowsAt = (times: number[]): Row[] => times.map((time) => ({ timestamp_ms: time }))

/** Returns the message for a file. */
function messageFor(file: string | Uint8Array): string {
  try {
    readResults(file, grid)
  } catch (error) {
    if (error instanceof ResultsError) return error.message
    throw error
  }
  return 'nothing'
}

const row = (change: Row) => fileOf([{}, { timestamp_ms: 33, ...change }])

test.each<[string, string | Uint8Array, string]>([
  ['an empty file', '', `The file is empty. Choose a CSV file with the columns ${header.replaceAll(',', ', ')}.`],
  [
    'a file without rows',
    `${header}\n`,
    'Line 1: The file has a header and no rows. Choose a file with one row for each sample.',
  ],
  [
    'two missing columns',
    fileOf([{}]).replace('gaze_x', 'x').replace('gaze_y', 'y'),
    'Line 1, column gaze_x: The header is missing gaze_x, gaze_y; it has participant, timestamp_ms, x, y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral. Add each missing column with the values that were recorded, or correct its name in the header; leave its cells empty only if they were not measured.',
  ],
  [
    'a column that occurs twice',
    fileOf([{}]).replace('neutral', 'neutral,fear'),
    'Line 1, column fear: The column is in the header twice. Delete one of the two.',
  ],
  [
    'a cell that is not a number',
    row({ gaze_x: 'left' }),
    'Line 3, column gaze_x: “left” is not a number. Write digits with a decimal point and without a unit, such as 412.5, or leave gaze_x and gaze_y both empty where gaze was lost.',
  ],
  [
    'a decimal comma in quotes',
    row({ heartrate: '"70,5"' }),
    'Line 3, column heartrate: “70,5” has a decimal comma. Write 70.5, with a decimal point.',
  ],
  [
    'time running backwards',
    fileOf(rowsAt([0, 400, 367])),
    'Line 4, column timestamp_ms: Time runs backwards: 367 comes after 400. Sort the rows by participant, then by time.',
  ],
  [
    'time running backwards after a repeated sample',
    fileOf(rowsAt([0, 33, 33, 20])),
    'Line 5, column timestamp_ms: Time runs backwards: 20 comes after 33. Sort the rows by participant, then by time.',
  ],
  [
    'a mistake in a repeated sample',
    fileOf([...rowsAt([0, 33]), { timestamp_ms: 33, heartrate: 0 }]),
    'Line 4, column heartrate: 0 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
  ],
  [
    'seconds',
    fileOf(rowsAt([0, 0.033, 0.067])),
    'Line 3, column timestamp_ms: Samples are typically 0.034 apart, so the times look like seconds. Multiply them by 1,000: the column holds milliseconds.',
  ],
  [
    'microseconds',
    fileOf(rowsAt([0, 33_333, 66_667])),
    'Line 3, column timestamp_ms: Samples are typically 33300 ms apart, which is too far apart to find where the eyes rest. If these are microseconds, divide by 1,000; otherwise take at least ten samples a second.',
  ],
  [
    'the time of day',
    fileOf(rowsAt([1_795_000_000_000])),
    'Line 2, column timestamp_ms: 1795000000000 ms is more than a day. Count from the moment this participant first saw the stimulus, not by the clock.',
  ],
  [
    'time before the stimulus',
    fileOf(rowsAt([-33])),
    'Line 2, column timestamp_ms: -33 ms is before the stimulus. Count from the moment it appeared, and leave out earlier samples.',
  ],
  [
    'no time',
    row({ timestamp_ms: '' }),
    'Line 3, column timestamp_ms: The sample has no time. Write the milliseconds since the stimulus appeared, such as 1250.',
  ],
  [
    'a missing time',
    row({ timestamp_ms: 'NA' }),
    'Line 3, column timestamp_ms: The sample has no time. Write the milliseconds since the stimulus appeared, such as 1250.',
  ],
  [
    'gaze with one missing coordinate',
    row({ gaze_y: 'NaN' }),
    'Line 3, column gaze_y: Only gaze_y is empty. Leave gaze_x and gaze_y both empty where gaze was lost.',
  ],
  [
    'a word that does not mean a missing value',
    row({ heartrate: 'none' }),
    'Line 3, column heartrate: “none” is not a number. Write digits with a decimal point and without a unit, such as 72, or leave the cell empty where the rate is not known.',
  ],
  [
    'most gaze outside the stimulus',
    fileOf([...Array(30).keys()].map((index) => ({ timestamp_ms: index * 33, gaze_x: index < 10 ? 600 : 1900 }))),
    'Line 12, column gaze_x: 67% of the gaze is outside the stimulus, which is 1200 by 750. Give gaze in pixels of the stimulus, from its upper left corner.',
  ],
  [
    'gaze as shares of the picture',
    fileOf([...Array(30).keys()].map((index) => ({ timestamp_ms: index * 33, gaze_x: index / 30, gaze_y: 0.5 }))),
    'Line 2, column gaze_x: All gaze is between -1.5 and 1.5, so it looks like shares of the picture. Multiply gaze_x by 1200 and gaze_y by 750: they are pixels of the stimulus.',
  ],
  [
    'gaze with one empty coordinate',
    row({ gaze_y: '' }),
    'Line 3, column gaze_y: Only gaze_y is empty. Leave gaze_x and gaze_y both empty where gaze was lost.',
  ],
  [
    'a pulse of zero',
    row({ heartrate: 0 }),
    'Line 3, column heartrate: 0 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
  ],
  [
    'emotions in percent',
    row({ happiness: 10, neutral: 90 }),
    'Line 3, column happiness: 10 is not a share. Write the share that this emotion has in the expression, from 0 to 1, not as a percentage.',
  ],
  [
    'emotions that are only partly known',
    row({ fear: '' }),
    'Line 3, column fear: The cell is empty, but other emotions of the sample are not. Leave all of them empty where they are not known, and write 0 for an emotion that was not shown.',
  ],
  [
    'emotions that do not add up to 1',
    row({ happiness: 0.5 }),
    'Line 3, column happiness: The emotions of this sample add up to 1.4. Write them as shares of one whole, including neutral, so that they add up to 1.',
  ],
  [
    'a person in two places',
    fileOf([{}, { participant: 'a02' }, { timestamp_ms: 33 }]),
    'Line 4, column participant: The rows of a01 are in two places. Sort the rows by participant, then by time.',
  ],
  [
    'markup in place of a name',
    row({ participant: '<img src=x onerror=alert(1)>' }),
    'Line 3, column participant: “<img src=x onerror=alert(1)>” cannot be a participant. Use an id of 1 to 64 letters from a to z, digits, dots, hyphens and underscores, such as a01.',
  ],
  [
    'too few cells',
    `${header}\na01,0,1,2\n`,
    'Line 2: The row has 4 cells, and the header has 13 cells. Give each row one cell for each column, in the order of the header.',
  ],
  [
    'too many cells',
    fileOf([{}]).replace(/\n$/, ',1,2\n'),
    'Line 2: The row has 15 cells, and the header has 13 cells. Give each row one cell for each column, and write no commas in numbers, only a point before decimals, because a comma makes two cells of one number.',
  ],
  [
    'semicolons',
    fileOf([{}]).replaceAll(',', ';'),
    'Line 1: The columns are separated by semicolons. Export the file again with decimal points and commas between columns.',
  ],
  [
    'semicolons and decimal commas',
    fileOf([{ heartrate: 71.5, gaze_x: 412.5 }])
      .replaceAll(',', ';')
      .replaceAll('.', ','),
    'Line 1: The columns are separated by semicolons. Export the file again with decimal points and commas between columns.',
  ],
  [
    'tabs',
    fileOf([{}]).replaceAll(',', '\t'),
    'Line 1: The columns are separated by tabs. Export the file again with decimal points and commas between columns.',
  ],
  [
    'a number too large to represent',
    row({ gaze_x: '1e999' }),
    'Line 3, column gaze_x: “1e999” is not a number. Write digits with a decimal point and without a unit, such as 412.5, or leave gaze_x and gaze_y both empty where gaze was lost.',
  ],
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    'The file is not text. Export it as CSV in UTF-8, and choose that file.',
  ],
  [
    'a spreadsheet',
    Uint8Array.of(0x50, 0x4b, 3, 4),
    'The file is a spreadsheet or an archive, not CSV. Save the sheet as CSV in UTF-8, and choose that file.',
  ],
  [
    'UTF-16',
    Uint8Array.from(Buffer.from(`\ufeff${header}`, 'utf16le')),
    'The file is in UTF-16. Save it as CSV in UTF-8, and choose that file.',
  ],
  [
    'thousands of columns',
    `${'a,'.repeat(4000)}\n`,
    `Line 1: The header has more than 200 columns. Keep only those that are needed: ${header.replaceAll(',', ', ')}.`,
  ],
  [
    'an endless line',
    `${header}\n${'1'.repeat(READING_LIMITS.line + 1)}`,
    'Line 2: The line is longer than 10000 characters. Give each sample a line of its own, ended by LF or CRLF.',
  ],
])('the message about %s has the location, what is wrong and what to do', (_, file, message) => {
  expect(messageFor(file)).toBe(message)
})

test('control characters and long values from a file never reach the message', () => {
  const message = messageFor(row({ gaze_x: `\u202e\u0085${'9'.repeat(300)}x` }))
  expect(message).toContain(`“\ufffd\ufffd${'9'.repeat(38)}…”`)
})

test('a file with a different id in each row is rejected, and so is one that never ends', () => {
  const rows = [...Array(10_001).keys()].map((index) => `p${index},${Object.values(validRow).slice(1).join(',')}`)
  expect(messageFor(`${header}\n${rows.join('\n')}\n`)).toMatch(/^Line 10002, column participant: .* more than 10000 /)

  const reader = new ResultsReader(grid)
  const lines = new TextEncoder().encode('\n'.repeat(1_000_000))
  reader.push(new TextEncoder().encode(`${header}\n`))
  expect(() => {
    for (let piece = 0; piece < 101; piece++) reader.push(lines)
  }).toThrow('The file is larger than 100 MB, the most that can be read.')
})
