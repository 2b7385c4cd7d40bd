/** Columns of a file of areas, as a site's own `areas.csv` has them. */
export const AREA_COLUMNS = ['version', 'area', 'x', 'y', 'width', 'height'] as const

export type AreaColumn = (typeof AREA_COLUMNS)[number]

type Values = Record<string, string | number>

const all = /* @__PURE__ */ AREA_COLUMNS.join(', ')

/** Every way in which a file of areas can be refused, beside those of all CSV files: what is wrong, and what to do. */
export const areasProblems = {
  areasEmpty: () => ['The file is empty.', `Choose a CSV file with the columns ${all}.`],
  areasNone: () => ['The file has a header and no areas.', 'Write one row for each area.'],
  areasLarge: ({ most }) => [
    `The file is larger than ${most} kB, and no areas are.`,
    'Choose a file with one row for each area, and nothing else in it.',
  ],
  areasMissing: ({ columns, found }) => [
    `The header lacks ${columns}; it has ${found}.`,
    `Begin the file with the line ${AREA_COLUMNS.join()}.`,
  ],
  areasCells: ({ found, expected }) => [
    `The row has ${found} cells, and the header has ${expected}.`,
    'Give each row one cell a column, and put a name with a comma between double quotes.',
  ],
  areasQuote: () => [
    'A double quote is not closed on its line.',
    'Close it there, and write a quote within a name twice.',
  ],
  areasVersion: ({ found }) => [`“${found}” is no version.`, 'Write a or b.'],
  areasName: ({ found }) => [
    `“${found}” cannot be the name of an area.`,
    'Use up to 40 characters that can be seen, with a letter or a digit among them.',
  ],
  areasTwice: ({ found, other, version }) => [
    `Version ${version} has “${found}” and, further up, “${other}”: these count as one name.`,
    'Give each area of a version a name of its own.',
  ],
  areasMany: ({ most, version }) => [
    `Version ${version} has more than ${most} areas.`,
    'Leave those that the test is about.',
  ],
  areasNumber: ({ found }) => [
    `“${found}” is not a number.`,
    'Write pixels of the picture in digits, with a decimal point, such as 412.5.',
  ],
  areasFlat: ({ width, height }) => [
    `The rectangle is ${width} by ${height}, so nothing lies in it.`,
    'Write a width and a height above 0.',
  ],
  areasOutside: ({ area, found, width, height }) => [
    `The area ${area} reaches to ${found}, beyond the picture, which is ${width} by ${height}.`,
    'Give areas in pixels of the picture as the test showed it, from its upper left corner.',
  ],
  areasLack: ({ version }) => [
    `The file has no area of version ${version}.`,
    'Mark the areas of each version that you chose results for, or leave areas out.',
  ],
} satisfies Record<string, (values: Values) => [what: string, fix: string]>
