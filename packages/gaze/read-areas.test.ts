import { expect, test } from '@jest/globals'
import { header } from '../../tests/research/sample-file'
import { readAreas } from './read-areas'
import { ResultsError } from './reading/results-problems'
import { AREA_LIMITS } from './settings'

const grid = { width: 1200, height: 750 }
const head = 'version,area,x,y,width,height'
const bytes = (text: string) => new TextEncoder().encode(text)
const file = (...rows: string[]) => bytes(`${[head, ...rows].join('\n')}\n`)
const read = (data: Uint8Array, versions = 1) => readAreas(data).of(versions, grid)

test('if a file has areas for two versions, the areas of the chosen versions are used', () => {
  const both = file('b,button,0,0,1200,750', 'a,product,1,2,3,4')
  expect(read(both)).toEqual([[{ id: 'product', x: 1, y: 2, width: 3, height: 4 }]])
  expect(read(both, 2)[1]).toEqual([{ id: 'button', x: 0, y: 0, width: 1200, height: 750 }])
})

test('column order, further columns, spaces, quotes, CRLF, a byte order mark and empty lines make no difference', () => {
  const text = '\ufeffheight,note,Area,"version",x,y,width\r\n\r\n 4 ,"a, b","name, ""large""",A,1e0,2.,.3e1\r\n\r\n'
  expect(read(bytes(text))).toEqual([[{ id: 'name, "large"', x: 1, y: 2, width: 3, height: 4 }]])
  expect(read(bytes(`${head}\na,${'n'.repeat(AREA_LIMITS.name)},0,0,9,9`))[0]).toHaveLength(1)
})

test('numbers with and without decimals, signs and powers of ten are read, up to the edges of the picture', () => {
  expect(read(file('a,product,.55,1.5,1e+2,1e01', '  ', 'a,edge,+0,0,1200,750'))[0]).toEqual([
    { id: 'product', x: 0.55, y: 1.5, width: 100, height: 10 },
    { id: 'edge', x: 0, y: 0, width: 1200, height: 750 },
  ])
})

test('a further column may have a semicolon in its name, and a file may be as large as the limit', () => {
  const text = `${head},left; right\na,product,1,2,3,4,5\n`
  expect(read(bytes(text.padEnd(AREA_LIMITS.bytes, '\n')))[0]).toHaveLength(1)
})

test.each([
  ['a letter before a number', 'a,x,v1,0,5,5', 'x', 'areas-number'],
  ['a letter after a number', 'a,x,0,1px,5,5', 'y', 'areas-number'],
  ['a width of zero', 'a,x,0,0,0,5', 'width', 'areas-flat'],
  ['a height of zero', 'a,x,0,0,5,0', 'height', 'areas-flat'],
  ['a start above the picture', 'a,x,0,-1,5,5', 'y', 'areas-outside'],
])('%s is rejected, and the error names its column', (_, row, column, id) => {
  expect(() => read(file(row))).toThrow(expect.objectContaining({ column, id, line: 2 }))
})

test('the message mentions tabs between columns, and lists the columns that a header has, except empty ones', () => {
  expect(() => read(bytes(head.replaceAll(',', '\t')))).toThrow('separated by tabs')
  expect(() => read(bytes('area,,x\n'))).toThrow('it has area, x.')
})

const valid = 'a,product,1,2,3,4'
const many = [...Array(AREA_LIMITS.areas + 1).keys()].map((index) => `a,p${index},1,2,3,4`)

test.each<[string, Uint8Array, string]>([
  [
    'an empty file',
    bytes(''),
    'The file is empty. Choose a CSV file with the columns version, area, x, y, width, height.',
  ],
  ['a header alone', file(), 'Line 1: The file has a header and no areas. Write one row for each area.'],
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    'The file is not text. Export it as CSV in UTF-8, and choose that file.',
  ],
  [
    'a spreadsheet',
    bytes('PK\x03\x04'),
    'The file is a spreadsheet or an archive, not CSV. Save the sheet as CSV in UTF-8, and choose that file.',
  ],
  [
    'UTF-16',
    Uint8Array.from(Buffer.from(`\ufeff${head}`, 'utf16le')),
    'The file is in UTF-16. Save it as CSV in UTF-8, and choose that file.',
  ],
  [
    'a header with semicolons',
    bytes(head.replaceAll(',', ';')),
    'Line 1: The columns are separated by semicolons. Export the file again with decimal points and commas between columns.',
  ],
  [
    'a missing column',
    bytes('area,x,y,width\n'),
    'Line 1, column version: The header is missing version, height; it has area, x, y, width. Begin the file with the line version,area,x,y,width,height.',
  ],
  [
    'a results file instead of areas',
    bytes(`${header}\n`.padEnd(AREA_LIMITS.bytes + 1, 'x')),
    `Line 1, column version: The header is missing version, area, x, y, width, height; it has ${header.replaceAll(',', ', ')}. Begin the file with the line version,area,x,y,width,height.`,
  ],
  [
    'an unclosed quote in the header',
    bytes('"version,area\n'),
    'Line 1, column version: The header is missing version, area, x, y, width, height; it has nothing. Begin the file with the line version,area,x,y,width,height.',
  ],
  [
    'a column twice',
    bytes(`${head},x\n`),
    'Line 1, column x: The column is in the header twice. Delete one of the two.',
  ],
  [
    'an endless file',
    file(valid, 'x'.repeat(AREA_LIMITS.bytes)),
    'The file is larger than 100 kB, too large for areas. Choose a file with one row for each area, and nothing else in it.',
  ],
  [
    'a row with too few cells',
    file(valid, 'a,x,1,2,3'),
    'Line 3: The row has 5 cells, and the header has 6. Give each row one cell for each column, and put double quotes around a name that contains a comma.',
  ],
  [
    'a name with an unquoted comma',
    file('a,name, large,1,2,3,4'),
    'Line 2: The row has 7 cells, and the header has 6. Give each row one cell for each column, and put double quotes around a name that contains a comma.',
  ],
  [
    'an open quote',
    file('a,"name,1,2,3,4', valid),
    'Line 2: A double quote is not closed on its line. Close it there, and double any quote inside a name.',
  ],
  ['another version', file('c,name,1,2,3,4'), 'Line 2, column version: “c” is not a version. Write a or b.'],
  [
    'an area without a name',
    file('a,,1,2,3,4'),
    'Line 2, column area: “” cannot be the name of an area. Use up to 40 visible characters, including a letter or a digit.',
  ],
  [
    'a long name',
    file(`a,${'n'.repeat(41)},1,2,3,4`),
    `Line 2, column area: “${'n'.repeat(40)}…” cannot be the name of an area. Use up to 40 visible characters, including a letter or a digit.`,
  ],
  [
    'a name that reverses the text direction',
    file('a,x\u202ey,1,2,3,4'),
    'Line 2, column area: “x\ufffdy” cannot be the name of an area. Use up to 40 visible characters, including a letter or a digit.',
  ],
  [
    'a word instead of a number',
    file(valid, 'a,x,1,<b>,3,4'),
    'Line 3, column y: “<b>” is not a number. Write a number of pixels in digits, with a decimal point, such as 412.5.',
  ],
  [
    'an empty number',
    file('a,x,1,2,,4'),
    'Line 2, column width: “” is not a number. Write a number of pixels in digits, with a decimal point, such as 412.5.',
  ],
  [
    'a number too large to represent',
    file('a,x,1,2,3,1e999'),
    'Line 2, column height: “1e999” is not a number. Write a number of pixels in digits, with a decimal point, such as 412.5.',
  ],
  [
    'a rectangle without a height',
    file('a,x,1,2,3,0'),
    'Line 2, column height: The rectangle is 3 by 0, so it is empty. Write a width and a height above 0.',
  ],
  [
    'a negative width',
    file('a,x,1,2,-3,4'),
    'Line 2, column width: The rectangle is -3 by 4, so it is empty. Write a width and a height above 0.',
  ],
  [
    'an area beyond the edge',
    file(valid, 'a,x,1,2,1200,4'),
    'Line 3, column width: The area x extends to 1201, beyond the picture, which is 1200 by 750. Give areas in pixels of the picture as the test showed it, from its upper left corner.',
  ],
  [
    'an area below the edge',
    file('a,x,1,749,3,4'),
    'Line 2, column height: The area x extends to 753, beyond the picture, which is 1200 by 750. Give areas in pixels of the picture as the test showed it, from its upper left corner.',
  ],
  [
    'an area to the left of the edge',
    file('a,x,-1,2,3,4'),
    'Line 2, column x: The area x extends to -1, beyond the picture, which is 1200 by 750. Give areas in pixels of the picture as the test showed it, from its upper left corner.',
  ],
  [
    'a name used for two areas',
    file('a,small print,1,2,3,4', 'b,small-print,1,2,3,4', 'a,small-print,1,2,3,4'),
    'Line 4, column area: Version a has “small-print” and, further up, “small print”: these count as one name. Give each area of a version a name of its own.',
  ],
  [
    'a version with too many areas',
    file(...many),
    'Line 22, column version: Version a has more than 20 areas. Keep those that the test is about.',
  ],
  [
    'a version without areas',
    file('b,x,1,2,3,4'),
    'The file has no area for version a. Mark the areas of each version that you chose results for, or leave areas out.',
  ],
])('%s is reported with its location, the problem and the fix', (_, data, message) => {
  expect(() => read(data)).toThrow(ResultsError)
  expect(() => read(data)).toThrow(expect.objectContaining({ message }))
})

test('a valid file with one byte changed, lost or doubled gives areas or an error message', () => {
  const whole = file(valid, 'b,"small, print",100,200,30.5,40')
  const kinds = new Set<string>()
  for (let index = 0; index < whole.length; index++)
    for (const put of [[], [whole[index], whole[index]], [0], [34], [44], [10], [45], [255]] as number[][]) {
      try {
        read(Uint8Array.from([...whole.subarray(0, index), ...put, ...whole.subarray(index + 1)]), 2)
        kinds.add('read')
      } catch (error) {
        if (!(error instanceof ResultsError)) throw error
        kinds.add(error.id)
      }
    }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['read', 'areas-number', 'areas-cells', 'areas-missing', 'areas-quote', 'results-binary']),
  )
})
