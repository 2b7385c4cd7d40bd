import { afterAll, expect, test } from '@jest/globals'
import { datesFile } from '../../lib/content/dates/dates'
import { staleDateWarnings } from '../../lib/lint/stale-dates'
import { getContent } from '../../lib/pages/get-content'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { lintPart } from '../fixtures/check-part'
import { keepContentFolders } from '../fixtures/content-folder'
import {
  caseFiles,
  caseText,
  comparisonText,
  csv,
  header,
  rowOf,
  samplesOf,
  secondCsv,
} from '../fixtures/messages/case-files'

const folders = keepContentFolders()
afterAll(folders.remove)

type Files = Readonly<Record<string, string | Uint8Array>>

/** Returns the messages of content lint about the results files of a case, without the name of its folder. */
const linesFor = (files: Files, text?: string) =>
  folders.run(
    caseFiles(text, files),
    async () =>
      (await (await getContent()).diagnose())
        .map(formatDiagnostic)
        .filter((line) => line.includes('.csv'))
        .map((line) => line.replace('content/cases/toast/', '')),
    { legal: [], locales: false },
  )

/** Returns a results file with some rows changed; line 2 is the first sample. */
const withRows = (changes: Readonly<Record<number, Parameters<typeof rowOf>[0]>>) => {
  const rows = samplesOf('a01').map((row, index) => {
    const change = changes[index + 2]
    return change ? rowOf({ timestamp_ms: index * 33, gaze_x: 500 + index, ...change }) : row
  })
  return csv(...rows, ...samplesOf('a02'))
}
const valid = withRows({})
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const columns = header.replaceAll(',', ', ')
const orBothEmpty = 'or leave gaze_x and gaze_y both empty where gaze was lost.'

const smallShares = ['surprise', 'sadness', 'anger', 'disgust', 'fear', 'contempt'].map((emotion) => [emotion, '0.5%'])
/** Rounded values, which add up to 104%. */
const inPercent = { happiness: '11%', neutral: '90%', ...Object.fromEntries(smallShares) }

interface Mistake {
  mistake: string
  file: string | Uint8Array
  messages: readonly string[]
  /** The file, corrected as the message asks. */
  repaired: string | Uint8Array
}

const mistakes: readonly Mistake[] = [
  {
    mistake: 'decimal commas in a file with commas',
    file: valid.replace(/,(\d+),375,70,0.1/g, ',$1.5,375,70.4,0.1').replaceAll('.', ','),
    messages: [
      'a.csv:2  Decimals are written with commas, which also separate the columns: the row has 17 cells, and the header has 13 cells. Export the file again with decimal points, such as 412.5.',
    ],
    repaired: valid.replace(/,(\d+),375,70,0.1/g, ',$1.5,375,70.4,0.1'),
  },
  {
    mistake: 'one decimal comma',
    file: withRows({ 4: { gaze_x: '573,5' } }),
    messages: [
      'a.csv:4  The row has 14 cells, and the header has 13 cells. Give each row one cell for each column, and write no commas in numbers, only a point before decimals, because a comma makes two cells of one number.',
    ],
    repaired: withRows({ 4: { gaze_x: 573.5 } }),
  },
  {
    mistake: 'decimal commas in quotes',
    file: withRows({ 4: { gaze_x: '"538,1"', happiness: '"0,100"' }, 5: { gaze_y: '"1,234"' } }),
    messages: [
      'a.csv:4:8  gaze_x  “538,1” has a decimal comma. Write 538.1, with a decimal point.',
      'a.csv:4:23  happiness  “0,100” has a decimal comma. Write 0.100, with a decimal point.',
      'a.csv:5:12  gaze_y  “1,234” has a separator between thousands. Write 1234, or 1.234 if the comma is a decimal comma.',
    ],
    repaired: withRows({ 4: { gaze_x: 538.1, happiness: '0.100' }, 5: { gaze_y: 1.234 } }),
  },
  {
    mistake: 'a missing column that every sample needs',
    file: valid.replace('timestamp_ms', 'when'),
    messages: [
      `a.csv:1  timestamp_ms  The header is missing timestamp_ms; it has ${columns.replace('timestamp_ms', 'when')}. Add each missing column with the values that were recorded, or correct its name in the header.`,
    ],
    repaired: valid,
  },
  {
    mistake: 'a missing column that may be empty',
    file: valid.replace('heartrate,', '').replaceAll(',70,', ','),
    messages: [
      `a.csv:1  heartrate  The header is missing heartrate; it has ${columns.replace('heartrate, ', '')}. Add each missing column with the values that were recorded, or correct its name in the header; leave its cells empty only if they were not measured.`,
    ],
    repaired: valid.replaceAll(',70,', ',,'),
  },
  {
    mistake: 'a missing coordinate',
    file: valid.replace('gaze_x,', ''),
    messages: [
      `a.csv:1  gaze_x  The header is missing gaze_x; it has ${columns.replace('gaze_x, ', '')}. Add each missing column with the values that were recorded, or correct its name in the header.`,
    ],
    repaired: valid,
  },
  {
    mistake: 'dates, times and error values from a spreadsheet',
    file: withRows({
      4: { timestamp_ms: '12-May' },
      5: { timestamp_ms: '00:00:00.099' },
      6: { gaze_x: '1.5.2026', heartrate: '#REF!' },
      7: { happiness: '10.0%' },
      8: { gaze_x: '#####' },
      9: { timestamp_ms: 'x' },
    }),
    messages: [
      'a.csv:4:5  timestamp_ms  “12-May” is a date or a time of day that a spreadsheet made out of a number. Copy the number from the original export, and import this column as text when you open that in a spreadsheet.',
      'a.csv:5:5  timestamp_ms  “00:00:00.099” is a time in hours, minutes and seconds. Write it in milliseconds: 99.',
      'a.csv:6:9  gaze_x  “1.5.2026” is a date or a time of day that a spreadsheet made out of a number. Copy the number from the original export, and import this column as text when you open that in a spreadsheet.',
      'a.csv:6:22  heartrate  “#REF!” is what a spreadsheet shows instead of a value. Write the number that was recorded, or leave the cell empty where the rate is not known.',
      'a.csv:7:20  happiness  “10.0%” is a percentage. Write it as a share from 0 to 1: 0.1.',
      `a.csv:8:9  gaze_x  “#####” is what a spreadsheet shows instead of a value. Write the number that was recorded, ${orBothEmpty}`,
      'a.csv:9:5  timestamp_ms  “x” is not a number. Write digits with a decimal point and without a unit, such as 1250.',
    ],
    repaired: withRows({ 4: { timestamp_ms: 66 }, 6: { heartrate: '' }, 8: { gaze_x: '', gaze_y: '' } }),
  },
  {
    mistake: 'thousands with points',
    file: valid.replaceAll(/^(a0\d,1)(\d\d\d),/gm, '$1.$2,'),
    messages: [
      'a.csv:33:5  timestamp_ms  Time runs backwards: 1.023 comes after 990. If points separate thousands, write all times without them, such as 1023; otherwise sort the rows by participant, then by time.',
    ],
    repaired: valid,
  },
  {
    mistake: 'numbers that a spreadsheet rounded',
    file: withRows({ 6: { timestamp_ms: '1.3E+02' } }),
    messages: [
      'a.csv:6:5  timestamp_ms  “1.3E+02” is a number that a spreadsheet rounded. Copy the number from the original export, or give the column a number format with all its digits and save the file again.',
    ],
    repaired: withRows({ 6: { timestamp_ms: 132 } }),
  },
  {
    mistake: 'semicolons from row 3 on',
    file: valid.replaceAll(/^(?!participant|a01,(0|33),).*$/gm, (line) => line.replaceAll(',', ';')),
    messages: [
      'a.csv:4:1  participant  The columns are separated by semicolons. Export the file again with decimal points and commas between columns.',
    ],
    repaired: valid,
  },
  {
    mistake: 'semicolons, declared in the first line',
    file: `sep=;\n${valid.replaceAll(',', ';')}`,
    messages: [
      'a.csv:1  The columns are separated by semicolons. Export the file again with decimal points and commas between columns.',
    ],
    repaired: valid,
  },
  {
    mistake: 'a title above the header',
    file: `Results of toast,,,\n\n${valid}`,
    messages: ['a.csv:1  The names of the columns are on line 3, below this one. Delete every line above them.'],
    repaired: valid,
  },
  {
    mistake: 'no header',
    file: valid.replace(`${header}\n`, ''),
    messages: [
      `a.csv:1  The file has no header: its first line is a01, 0, 500, 375, 70, 0.1, 0, 0, 0, 0, 0, 0, 0.9. Write the names of the columns above it: ${columns}.`,
    ],
    repaired: valid,
  },
  {
    mistake: 'a name in Windows-1252',
    file: windows1252(valid.replace(/^a01,0/m, 'J\u00fcrgen,0')),
    messages: [
      'a.csv:2:1  participant  “Jürgen” cannot be a participant. Use an id of 1 to 64 letters from a to z, digits, dots, hyphens and underscores, such as a01.',
    ],
    repaired: valid,
  },
  {
    mistake: 'three mistakes',
    file: withRows({ 8: { timestamp_ms: 'x' }, 20: { heartrate: 0 }, 30: { gaze_y: '' } }),
    messages: [
      'a.csv:8:5  timestamp_ms  “x” is not a number. Write digits with a decimal point and without a unit, such as 1250.',
      'a.csv:20:17  heartrate  0 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
      'a.csv:30:13  gaze_y  Only gaze_y is empty. Leave gaze_x and gaze_y both empty where gaze was lost.',
    ],
    repaired: withRows({ 20: { heartrate: '' }, 30: { gaze_x: '', gaze_y: '' } }),
  },
  {
    mistake: 'one sample with a later time than all after it',
    file: withRows({ 5: { timestamp_ms: 99_000 } }),
    messages: [
      'a.csv:6:5  timestamp_ms  Time runs backwards: 132 comes after 99000. Sort the rows by participant, then by time.',
    ],
    repaired: withRows({}),
  },
  {
    mistake: 'rows sorted by time alone',
    file: csv(...samplesOf('a01').flatMap((row, index) => [row, samplesOf('a02')[index] as string])),
    messages: [
      'a.csv:4:1  participant  The rows of a01 are in two places. Sort the rows by participant, then by time.',
    ],
    repaired: valid,
  },
  {
    mistake: 'rows in the wrong order',
    file: csv(...samplesOf('a01').toReversed()),
    messages: [
      'a.csv:3:5  timestamp_ms  Time runs backwards: 1254 comes after 1287. Sort the rows by participant, then by time.',
    ],
    repaired: csv(...samplesOf('a01')),
  },
  {
    mistake: 'a column that is in the header only',
    file: valid.replace('neutral', 'neutral,note'),
    messages: [
      'a.csv:2  The row has 13 cells, and the header has 14 cells, and 79 more rows have a mistake like it. Give each row one cell for each column, in the order of the header.',
    ],
    repaired: valid,
  },
  {
    mistake: 'conflict markers of Git',
    file: csv(rowOf(), '<<<<<<< HEAD', rowOf({ timestamp_ms: 33 }), '=======', '>>>>>>> other'),
    messages: [
      'a.csv:3  “<<<<<<< HEAD” is a conflict marker that Git left in the file, because two people changed the same rows. Keep the right rows, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>.',
    ],
    repaired: csv(rowOf(), rowOf({ timestamp_ms: 33 })),
  },
  {
    mistake: 'two concatenated files, and an unclosed quotation mark',
    file: `${csv(rowOf({ gaze_x: '"600' }))}${csv(rowOf({ timestamp_ms: 33 }))}a02\n`,
    messages: [
      'a.csv:2:7  gaze_x  “"600,375,70,0.1,0,0,0,0,0,0,0.9” begins with a double quote that is not closed on its line. Close it at the end of the cell, or delete it.',
      'a.csv:3  The header is repeated here. Delete this line, and check that the rows below it belong to the same results.',
      'a.csv:5  The row has 1 cell, and the header has 13 cells. Give each row one cell for each column, in the order of the header.',
    ],
    repaired: csv(rowOf(), rowOf({ timestamp_ms: 33 })),
  },
  {
    mistake: 'totals at the end, with cells that would be valid values',
    file: `${valid}${rowOf({ participant: 'Sum' })}\n${rowOf({ participant: '', timestamp_ms: 'Average of a:' })}\n`,
    messages: [
      'a.csv:82  “Sum” is not a participant: a spreadsheet computed this row from those above it. Delete the row, because the site computes its figures itself.',
      'a.csv:83  “Average of a:” is not a participant: a spreadsheet computed this row from those above it. Delete the row, because the site computes its figures itself.',
    ],
    repaired: valid,
  },
  {
    mistake: 'a total in a file with Mac line endings, and another mistake',
    file: `${withRows({ 4: { heartrate: 7 } })}a02 Total,,,\n`.replaceAll('\n', '\r'),
    messages: [
      'a.csv:4:16  heartrate  7 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
      'a.csv:82  “a02 Total” is not a participant: a spreadsheet computed this row from those above it. Delete the row, because the site computes its figures itself.',
    ],
    repaired: valid,
  },
  {
    mistake: 'percentages in all emotions of some rows, and another mistake',
    file: withRows({
      ...Object.fromEntries([...Array(12).keys()].map((index) => [index + 10, inPercent])),
      30: { heartrate: 7 },
    }),
    messages: [
      'a.csv:10:20  happiness  Shares are written as percentages in 12 rows, such as “11%”. In a spreadsheet, give these cells the number format “General”, which shows 0.11, and save the file as CSV again.',
      'a.csv:30:17  heartrate  7 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
    ],
    repaired: valid,
  },
  {
    mistake: 'a file that was not copied completely, and another mistake',
    file: withRows({ 30: { heartrate: 7 } }).slice(0, -25),
    messages: [
      'a.csv:30:17  heartrate  7 is not a heart rate. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
      'a.csv:81  The file ends within its last row, as after an interrupted upload. Copy or export the whole file again, because more rows may be missing.',
    ],
    repaired: valid,
  },
]

test.each(mistakes)(
  '$mistake: the message states what to write, and the corrected file has no errors',
  async ({ file, messages, repaired }) => {
    expect(await linesFor({ 'a.csv': file })).toEqual(messages)
    expect(await linesFor({ 'a.csv': repaired })).toEqual([])
  },
)

test('of 36 invalid cells in three columns, 20 are listed and the others counted', async () => {
  const lines = [...Array(36).keys()].map((index) => index + 2)
  const wrong = [{ gaze_y: 'y' }, { heartrate: 'x' }, { timestamp_ms: 'x' }]
  const found = await linesFor({
    'a.csv': withRows(Object.fromEntries(lines.map((line) => [line, wrong[line % 3]]))),
  })
  expect(found.map((line) => line.split(' ')[0])).toEqual(
    lines.slice(0, 21).map((line) => expect.stringMatching(new RegExp(`^a\\.csv:${line}:\\d+$`))),
  )
  expect(found.at(-1)).toBe(
    'a.csv:22:17  heartrate  From here on, mistakes are only counted: 16 more. Correct those above, then check the file again.',
  )
})

test.each([
  [
    'every row',
    valid.replaceAll(',70,', ',"70,5",'),
    '“70,5” has a decimal comma, and 79 more rows have a mistake like it. Write 70.5, with a decimal point.',
  ],
  [
    'every row of a short file',
    csv(...samplesOf('a01', 4)).replaceAll(',70,', ',x,'),
    '“x” is not a number, and 3 more rows have a mistake like it. Write digits with a decimal point and without a unit, such as 72, or leave the cell empty where the rate is not known.',
  ],
  [
    'every row, out of range',
    valid.replaceAll(',70,', ',7,'),
    '7 is not a heart rate, and 79 more rows have a mistake like it. Write 20 to 250 beats a minute, or leave the cell empty where the rate is not known.',
  ],
])('a column that is invalid in %s is reported once, with the number of rows', async (_, file, message) => {
  expect(await linesFor({ 'a.csv': file })).toEqual([`a.csv:2:15  heartrate  ${message}`])
})

test('two columns with different mistakes in every row get two messages', async () => {
  const file = valid.replaceAll(',375,70,', ',"375,5",70 bpm,')
  expect((await linesFor({ 'a.csv': file })).map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
    'a.csv:2:11 gaze_y',
    'a.csv:2:19 heartrate',
  ])
})

test.each<[string, string]>([
  ['rows of separators after the last row', `${valid},,,,,,,,,,,,\n,,,,\n;;;\n \n`],
  ['a header in capitals', valid.replace(header, header.toUpperCase())],
  [
    'a header with spaces',
    valid.replace(
      header,
      'Participant,Timestamp (ms),Gaze X,"Gaze Y",Heart rate,Happiness,Surprise,Sadness,Anger,Disgust,Fear,Contempt,Neutral',
    ),
  ],
  ['the separator declared in the first line', `sep=,\n${valid}`],
  ['Mac line endings', valid.replaceAll('\n', '\r')],
  ['an empty line above the header', `\n${valid}`],
])('%s: this is unambiguous, so it is accepted', async (_, file) => {
  expect(await linesFor({ 'a.csv': file })).toEqual([])
})

test('a mistake is reported at its column, whatever the header and the line endings', async () => {
  const wrong = withRows({ 4: { gaze_y: 'y' } })
  const messages = [
    `a.csv:5:12  gaze_y  “y” is not a number. Write digits with a decimal point and without a unit, such as 412.5, ${orBothEmpty}`,
  ]
  expect(await linesFor({ 'a.csv': `sep=,\n${wrong.replace('gaze_y', 'Gaze Y')}` })).toEqual(messages)
  expect(await linesFor({ 'a.csv': `sep=,\n${wrong}`.replaceAll('\n', '\r') })).toEqual(messages)
})

test('the message about a missing second version offers two solutions', async () => {
  const both =
    '  - { name: A, picture: toast-a.png, alt: Toast. }\n  - { name: B, picture: toast-b.png, alt: Toast. }\n'
  expect(await linesFor({}, caseText({ versions: both }))).toEqual([
    'b.csv  The results of the second version are missing, and the figures of an A/B test are computed from both. Add this file, with the columns listed in docs/results-files.md; or show one version only: in index.md, delete the second item under “versions”, then correct what the check reports about it.',
  ])
  expect(await linesFor({ 'b.csv': secondCsv }, caseText({ versions: both }))).toEqual([])
  expect(await linesFor({})).toEqual([])
})

test.each(['a (1).csv', 'a copy.csv', 'a - Copy (2).csv', 'a.csv.csv', 'a.CSV.txt'])(
  'for a results file named %s, one message asks to rename it',
  async (name) => {
    const { 'content/cases/toast/a.csv': results = '', ...others } = caseFiles()
    const found = await folders.run(
      { ...others, [`content/cases/toast/${name}`]: results },
      async () => (await lintPart()).map(formatDiagnostic).filter((line) => line.includes('.csv')),
      { legal: [] },
    )
    expect(found).toEqual([
      `content/cases/toast/a.csv  This results file is missing, and “${name}” is in its folder. Rename “${name}” to a.csv.`,
    ])
  },
)

test.each([['a.csv'], ['b.csv']])('without %s, no page is reported as outdated', async (name) => {
  const { [`content/cases/toast/${name}`]: _, ...others } = caseFiles(comparisonText(), { 'b.csv': secondCsv })
  const files = { ...others, [datesFile]: '{}' }
  expect(await folders.run(files, staleDateWarnings, { legal: [], locales: true })).toEqual([])
})

test('if the dates file is missing, no page is reported as undated', async () => {
  expect(await folders.run(caseFiles(), staleDateWarnings, { legal: [], locales: true })).toEqual([])
  const files = { ...caseFiles(), [datesFile]: '{}' }
  expect(await folders.run(files, staleDateWarnings, { legal: [], locales: true })).not.toEqual([])
})

test('rows of both versions, left by a merge, are not also reported as running backwards', async () => {
  const [first = '', ...rows] = valid.split('\n')
  const both = [...rows.slice(0, 10), '<<<<<<< HEAD', ...rows.slice(10, 13), '=======', ...rows.slice(10, 13)]
  const conflict = [first, ...both, '>>>>>>> other', ...rows.slice(13)].join('\n')
  expect(await linesFor({ 'a.csv': conflict })).toEqual([
    'a.csv:12  “<<<<<<< HEAD” is a conflict marker that Git left in the file, because two people changed the same rows. Keep the right rows, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>.',
  ])
})

test('the same recording as both versions is rejected, but half of it is not', async () => {
  const found = (b: string) => linesFor({ 'a.csv': valid, 'b.csv': b }, comparisonText())
  const message =
    'b.csv  This file has the same rows as a.csv, so both versions would show the same recordings. Replace the wrong one of the two with the results of its own version; or show one version only: in index.md, delete the second item under “versions”, then correct what the check reports about it.'
  expect(await found(valid)).toEqual([message])
  expect(await found(`\uFEFF${valid.replaceAll('\n', '\r\n')}\r\n`)).toEqual([message])
  expect(await found(valid.replaceAll('\n', '\r').trimEnd())).toEqual([message])
  expect(await found(csv(...samplesOf('a01', 39), ...samplesOf('a02')))).toEqual([])
})
