import { expect, test } from '@jest/globals'
import { header } from '../../../tests/research/sample-file'
import { readResults } from '../read-results'
import { ResultsError } from './results-problems'

/** The cells of a valid row after its time. */
const REST = '600,375,70,0.1,0,0,0,0,0,0,0.9'
const row = (time: number | string, rest = REST, name = 'a01') => `${name},${time},${rest}`
const rowsWith = (rest: string, count: number) => Array.from({ length: count }, (_, index) => row(index * 33, rest))
const file = (...lines: string[]) => [header, ...lines, ''].join('\n')

/** Each error of a file with its location and its values, without the examples that its message gives. */
function listErrors(text: string | Uint8Array): string[] {
  try {
    readResults(text, { width: 1200, height: 750 })
    return []
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    return [error, ...error.others].map(({ id, line, column, cell, values }) => {
      const { example, orEmpty, all, expected, ...found } = values
      const location = [line ?? '–', column, cell === undefined ? undefined : `cell ${cell}`]
      const shown = Object.values(found).join(', ')
      return `${location.filter((part) => part !== undefined).join(' ')}: ${id}${shown === '' ? '' : ` ${shown}`}`
    })
  }
}

test.each<[string, string | Uint8Array, string[]]>([
  [
    'a header with other names, some of which contain numbers',
    'area1,1st,,x\n',
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, area1, 1st, x',
    ],
  ],
  ['a row of numbers in place of the header', '12.55,x\n', ['1: results-no-header 12.55, x']],
  ['a row of one whole number and a name', '-125,x\n', ['1: results-no-header -125, x']],
  ['a line that names another separator', `sep=;\n${file(row(0))}`, ['1: results-separator semicolons']],
  [
    'a number that a spreadsheet rounded',
    file(row(0), row(33, '600,1E+1,70,0.1,0,0,0,0,0,0,0.9')),
    ['3 gaze_y cell 3: results-rounded 1E+1'],
  ],
  [
    'cells that are nearly numbers',
    file(
      row(0),
      row(33, '-,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(66, '6e,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(99, '6 0,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(133, '1.2.3,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(166, '.,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(199, '1e9999,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(233, '--5,375,70,0.1,0,0,0,0,0,0,0.9'),
      row(266, '0x10,375,70,0.1,0,0,0,0,0,0,0.9'),
    ),
    [
      '3 gaze_x cell 2: results-number -',
      '4 gaze_x cell 2: results-number 6e',
      '5 gaze_x cell 2: results-number 6 0',
      '6 gaze_x cell 2: results-date 1.2.3',
      '7 gaze_x cell 2: results-number .',
      '8 gaze_x cell 2: results-number 1e9999',
      '9 gaze_x cell 2: results-number --5',
      '10 gaze_x cell 2: results-number 0x10',
    ],
  ],
  [
    'a word that begins like a missing value',
    file(
      row(0, 'NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA'),
      row(33, ',,,,,,,,,,'),
      row(66, 'NaN,nan,n/a,N/A,na,Na,NAN,"NA","", NA ,NaN'),
      row(99, 'N,375,70,0.1,0,0,0,0,0,0,0.9'),
    ),
    ['5 gaze_x cell 2: results-number N'],
  ],
  [
    'names of participants with characters that they may not have, or too many',
    file(
      row(0),
      row(0, REST, ''),
      row(0, REST, 'a/b'),
      row(0, REST, 'x'.repeat(65)),
      row(0, REST, '"a b"'),
      row(0, REST, 'é'),
    ),
    [
      '3 participant cell 0: results-participant',
      '4 participant cell 0: results-participant a/b',
      '5 participant cell 0: results-participant xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
      '6 participant cell 0: results-participant a b',
      '7 participant cell 0: results-participant é',
    ],
  ],
  [
    'the rows of participants in two places',
    file(row(0), row(0, REST, 'a02'), row(33), row(66), row(33, REST, 'a02')),
    ['4 participant cell 0: results-scattered a01'],
  ],
  [
    'rows of a participant below those of two others',
    file(row(0), row(0, REST, 'a02'), row(0, REST, 'a03'), row(33)),
    ['5 participant cell 0: results-scattered a01'],
  ],
  ['too few cells', file(row(0), 'a01,33,600', row(66)), ['3: results-cells 3 cells']],
  [
    'too few cells in two places, one of which is two rows long',
    file(row(0), 'a01,33,600', 'a01,66,600', row(99), 'a01,133,600'),
    ['3: results-cells 3 cells', '6: results-cells 3 cells'],
  ],
  [
    'too few cells in more rows than are listed',
    file(row(0), ...Array.from({ length: 22 }, (_, index) => `a01,${index},600`)),
    ['3: results-cells 3 cells'],
  ],
  [
    'two rows with different numbers of cells',
    file(row(0), 'a01,33,600', 'a01,66,600,375', row(99)),
    ['3: results-cells 3 cells', '4: results-cells 4 cells'],
  ],
  ['a single cell', file(row(0), 'a01', row(66)), ['3: results-cells 1 cell']],
  ['a cell too many', file(row(0), `${row(33)},1`, row(66)), ['3: results-more-cells 14 cells']],
  ['two cells too many', file(row(0), `${row(33)},1,2`, row(66)), ['3: results-more-cells 15 cells']],
  ['two empty cells too many', file(row(0), `${row(33)},,`, row(66)), ['3: results-more-cells 15 cells']],
  [
    'decimal commas, which separate cells',
    file(row(0), row(33, '600,5,375,2,70,0,1,0,0,0,0,0,0,0,9'), row(66)),
    ['3: results-decimal-commas 17 cells'],
  ],
  [
    'too many cells with a decimal point',
    file(row(0), row(33, '600.5,5,375,2,70,0,1,0,0,0,0,0,0,0,9'), row(66)),
    ['3: results-more-cells 17 cells'],
  ],
  [
    'an open quotation mark',
    file(row(0), row(33, '"600,375,70,0.1,0,0,0,0,0,0,0.9'), row(66)),
    ['3 gaze_x cell 2: results-quote "600,375,70,0.1,0,0,0,0,0,0,0.9'],
  ],
  ['an open quotation mark before a name', file(row(0), `"a01,33,${REST}`, row(66)), ['3: results-cells 1 cell']],
  [
    'a quotation mark within a number',
    file(row(0), row(33, '6"00,375,70,0.1,0,0,0,0,0,0,0.9'), row(66)),
    ['3 gaze_x cell 2: results-number 6"00'],
  ],
  [
    'the header, twice more',
    file(row(0), header, row(33), header, row(66)),
    ['3: results-header-again', '5: results-header-again'],
  ],
  ['the header once more, in capitals', file(row(0), header.toUpperCase(), row(33)), ['3: results-header-again']],
  [
    'a short row of a participant who is called “participant”',
    file(row(0), 'participant,1,2', row(33)),
    ['3: results-cells 3 cells'],
  ],
  [
    'the marks of a merge conflict, reported once',
    file(row(0), '<<<<<<< HEAD', row(33), '=======', row(33), '>>>>>>> other', row(66)),
    ['3: results-merge <<<<<<< HEAD'],
  ],
  ['too few marks for a merge conflict', file(row(0), '<<<<<< HEAD', row(33)), ['3: results-cells 1 cell']],
  [
    'rows with semicolons, reported once',
    file(row(0), row(33).replaceAll(',', ';'), row(66).replaceAll(',', ';')),
    ['3 participant cell 0: results-separator semicolons'],
  ],
  [
    'a row with tabs',
    file(row(0), row(33).replaceAll(',', '\t'), row(66)),
    ['3 participant cell 0: results-separator tabs'],
  ],
  [
    'a time before the one above it',
    file(row(0), row(66), row(33), row(99)),
    ['4 timestamp_ms cell 1: results-backwards 33, 66'],
  ],
  [
    'two times that go back',
    file(row(0), row(66), row(33), row(50), row(99), row(80), row(133)),
    ['4 timestamp_ms cell 1: results-backwards 33, 66', '7 timestamp_ms cell 1: results-backwards 80, 99'],
  ],
  [
    'thousands separated by a full stop',
    file(row(0), row(967), row('1.033'), row('1.067'), row(1100)),
    ['4 timestamp_ms cell 1: results-backwards-thousands 1.033, 967, 1033'],
  ],
  [
    'decimals that are not thousands',
    file(row(0), row(967), row('0.033'), row('1.0334'), row('999.5')),
    ['4 timestamp_ms cell 1: results-backwards 0.033, 967'],
  ],
  [
    'values at their limits, and shares whose sum is too far from 1',
    file(
      row(0, '600,375,20,1,0,0,0,0,0,0,0'),
      row(33, '600,375,250,0,0,0,0,0,0,0,1'),
      row(86_400_000, '600,375,70,0.05,0,0,0,0,0,0,0.9'),
    ),
    ['4 happiness cell 5: results-sum 0.95'],
  ],
  [
    'values just beyond what is possible',
    file(
      row(-1),
      row(0, '600,375,19.9,0.1,0,0,0,0,0,0,0.9'),
      row(33, '600,375,250.1,0.1,0,0,0,0,0,0,0.9'),
      row(66, '600,375,70,-0.01,0,0,0,0,0,0,0.9'),
      row(99, '600,375,70,1.01,0,0,0,0,0,0,0.9'),
      row(133, '600,375,70,0.1,0,0,0,0,0,0,0.7'),
      row(166, '600,375,70,0.1,0,0,0,0,0,0,'),
      row(199, '600,,70,0.1,0,0,0,0,0,0,0.9'),
      row(233, ',375,70,0.1,0,0,0,0,0,0,0.9'),
      row(86_400_001),
      row(''),
    ),
    [
      '2 timestamp_ms cell 1: results-early -1',
      '3 heartrate cell 4: results-heartrate 19.9',
      '4 heartrate cell 4: results-heartrate 250.1',
      '5 happiness cell 5: results-share -0.01',
      '6 happiness cell 5: results-share 1.01',
      '7 happiness cell 5: results-sum 0.8',
      '8 neutral cell 12: results-half-emotions',
      '9 gaze_y cell 3: results-half-point gaze_y',
      '10 gaze_x cell 2: results-half-point gaze_x',
      '11 timestamp_ms cell 1: results-clock 86400001',
      '12 timestamp_ms cell 1: results-no-time',
    ],
  ],
  [
    'a whole column of mistakes, reported once',
    file(...rowsWith('600,375,none,0.1,0,0,0,0,0,0,0.9', 6)),
    ['2 heartrate cell 4: results-number none'],
  ],
  [
    'three mistakes, which are too few for a whole column',
    file(...rowsWith('600,375,none,0.1,0,0,0,0,0,0,0.9', 3)),
    [
      '2 heartrate cell 4: results-number none',
      '3 heartrate cell 4: results-number none',
      '4 heartrate cell 4: results-number none',
    ],
  ],
  [
    'nine of ten cells in a column',
    file(...rowsWith('600,375,none,0.1,0,0,0,0,0,0,0.9', 9), row(9 * 33)),
    ['2 heartrate cell 4: results-number none'],
  ],
  [
    'eight of ten cells in a column',
    file(...rowsWith('600,375,none,0.1,0,0,0,0,0,0,0.9', 8), row(8 * 33), row(9 * 33)),
    [
      '2 heartrate cell 4: results-number none',
      '3 heartrate cell 4: results-number none',
      '4 heartrate cell 4: results-number none',
      '5 heartrate cell 4: results-number none',
      '6 heartrate cell 4: results-number none',
      '7 heartrate cell 4: results-number none',
      '8 heartrate cell 4: results-number none',
      '9 heartrate cell 4: results-number none',
    ],
  ],
  [
    'two whole columns',
    file(...rowsWith('600,375,none,x,0,0,0,0,0,0,0.9', 5)),
    ['2 heartrate cell 4: results-number none', '2 happiness cell 5: results-number x'],
  ],
  [
    'twenty-one mistakes in one column',
    file(
      ...rowsWith('a,375,70,0.1,0,0,0,0,0,0,0.9', 21).flatMap((each, i) => [each, row(i * 33 + 5), row(i * 33 + 7)]),
    ),
    ['2 gaze_x cell 2: results-number a'],
  ],
  [
    'twenty-two mistakes in one column',
    file(...rowsWith('a,375,70,0.1,0,0,0,0,0,0,0.9', 22).flatMap((each, i) => [each, row(i * 33 + 5)])),
    ['2 gaze_x cell 2: results-number a'],
  ],
  [
    'thirty mistakes in two columns',
    file(...rowsWith('a,375,b,0.1,0,0,0,0,0,0,0.9', 15).flatMap((each, i) => [each, row(i * 33 + 5)])),
    [
      '2 gaze_x cell 2: results-number a',
      '2 heartrate cell 4: results-number b',
      '4 gaze_x cell 2: results-number a',
      '4 heartrate cell 4: results-number b',
      '6 gaze_x cell 2: results-number a',
      '6 heartrate cell 4: results-number b',
      '8 gaze_x cell 2: results-number a',
      '8 heartrate cell 4: results-number b',
      '10 gaze_x cell 2: results-number a',
      '10 heartrate cell 4: results-number b',
      '12 gaze_x cell 2: results-number a',
      '12 heartrate cell 4: results-number b',
      '14 gaze_x cell 2: results-number a',
      '14 heartrate cell 4: results-number b',
      '16 gaze_x cell 2: results-number a',
      '16 heartrate cell 4: results-number b',
      '18 gaze_x cell 2: results-number a',
      '18 heartrate cell 4: results-number b',
      '20 gaze_x cell 2: results-number a',
      '20 heartrate cell 4: results-number b',
      '22 gaze_x cell 2: results-more 10',
    ],
  ],
  ['a title above the header', `Results of 2026\n${file(row(0))}`, ['1: results-title 2']],
  ['two lines above the header', `Results\n\nof 2026\n${file(row(0))}`, ['1: results-title 4']],
  ['a title with commas above the header', `Results, of, 2026\n${file(row(0))}`, ['1: results-title 2']],
  [
    'rows without a header',
    `${row(0)}\n${row(33)}\n`,
    ['1: results-no-header a01, 0, 600, 375, 70, 0.1, 0, 0, 0, 0, 0, 0, 0.9'],
  ],
  ['a first line with a decimal comma and a minus', `a,-1.5,2,5\n${row(33)}\n`, ['1: results-no-header a, -1.5, 2, 5']],
  [
    'other names of columns',
    'one,two\nthree,four\n',
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, one, two',
    ],
  ],
  [
    'a header with two of the columns',
    'participant,timestamp_ms\na01,0\n',
    [
      '1 gaze_x: results-missing-measure gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, participant, timestamp_ms',
    ],
  ],
  [
    'two incomplete headers, the second of which lacks fewer columns',
    `participant,gaze_x\n${header.replace('neutral', 'x')}\n`,
    [
      '2 neutral: results-missing neutral, participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, x',
    ],
  ],
  [
    'no heart rate',
    file('a01,0,600,375,0.1,0,0,0,0,0,0,0.9').replace('heartrate,', ''),
    [
      '1 heartrate: results-missing-measure heartrate, participant, timestamp_ms, gaze_x, gaze_y, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral',
    ],
  ],
  [
    'no emotions',
    `participant,timestamp_ms,gaze_x,gaze_y,heartrate\na01,0,600,375,70\n`,
    [
      '1 happiness: results-missing-measure happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, participant, timestamp_ms, gaze_x, gaze_y, heartrate',
    ],
  ],
  [
    'one coordinate of two',
    file(row(0)).replace('gaze_y,', ''),
    [
      '1 gaze_y: results-missing gaze_y, participant, timestamp_ms, gaze_x, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral',
    ],
  ],
  ['semicolons', file(row(0)).replaceAll(',', ';'), ['1: results-separator semicolons']],
  ['tabs', file(row(0)).replaceAll(',', '\t'), ['1: results-separator tabs']],
  ['vertical bars', file(row(0)).replaceAll(',', '|'), ['1: results-separator vertical bars']],
  [
    'a header of one word',
    'participant\na01\n',
    [
      '1 timestamp_ms: results-missing timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, participant',
    ],
  ],
  ['semicolons below a title', `a,b;c\n${file(row(0)).replaceAll(',', ';')}`, ['2: results-separator semicolons']],
  [
    'a column twice, under other capitals',
    file(row(0)).replace('neutral', 'neutral,Neutral'),
    ['2: results-cells 13 cells'],
  ],
  ['201 columns', `${header}${',x'.repeat(188)}\n${row(0)}${',1'.repeat(188)}\n`, ['1: results-many-columns 200']],
  ['a NUL', `${header}\0\n`, ['–: results-binary']],
  ['a long line that ends', file(row(0), `${'x'.repeat(10_001)}`), ['3: results-cells 1 cell']],
  ['10,000 characters without a line end', `${header}\n${row(0)}\n${'x'.repeat(10_000)}`, ['3: results-cells 1 cell']],
  [
    '10,001 characters without a line end',
    `${header}\n${row(0)}\n${'x'.repeat(10_001)}`,
    ['3: results-long-line 10000'],
  ],
  ['10,001 characters instead of a header', 'x'.repeat(10_001), ['1: results-long-line 10000']],
  ['the first bytes of a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4), ['–: results-spreadsheet']],
  [
    'text that begins with the first letter of a spreadsheet',
    'Participant',
    [
      '1 timestamp_ms: results-missing timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, participant',
    ],
  ],
  [
    'a word that begins with that letter',
    'Pa\n',
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, Pa',
    ],
  ],
  [
    'a word with its second letter',
    'aKb\n',
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, aKb',
    ],
  ],
  ['UTF-16 with the lower byte first', Uint8Array.of(0xff, 0xfe, 0x61, 0), ['–: results-utf16']],
  ['UTF-16 with the higher byte first', Uint8Array.of(0xfe, 0xff, 0, 0x61), ['–: results-utf16']],
  [
    'the first byte of UTF-16 alone',
    Uint8Array.of(0xff, 0x61, 10),
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, ÿa',
    ],
  ],
  [
    'the other first byte of UTF-16 alone',
    Uint8Array.of(0xfe, 0x61, 10),
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, þa',
    ],
  ],
  [
    'one byte',
    Uint8Array.of(0x50),
    [
      '1 participant: results-missing participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral, P',
    ],
  ],
  ['a header and an empty line', `${header}\n\n`, ['1: results-no-rows']],
  ['empty lines', '\n\n', ['–: results-empty']],
  ['a header without a line end', header, ['1: results-no-rows']],
])('%s: each mistake is reported with its location', (_, text, expected) => {
  expect(listErrors(text)).toEqual(expected)
})
