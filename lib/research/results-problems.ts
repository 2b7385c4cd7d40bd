import { areasProblems } from './areas-problems'
import { COLUMNS } from './results'

/** What a sentence is made of: what was found, and what belongs there. Cut to a length that can be read. */
export type Values = Record<string, string | number>

const all = /* @__PURE__ */ COLUMNS.join(', ')

/**
 * Every way in which a results file can be refused: what is wrong, and what to do. Two sentences, in this order.
 * Kinds and not only texts, so that a page may say it in another language.
 */
export const resultsProblems = {
  empty: () => ['The file is empty.', `Choose a CSV file with the columns ${all}.`],
  noRows: () => ['The file has a header and no rows.', 'Choose a file with one row for each sample.'],
  binary: () => ['The file is no text.', 'Export it as CSV in UTF-8, and choose that file.'],
  spreadsheet: () => [
    'The file is a spreadsheet or an archive, no CSV.',
    'Save the sheet as CSV in UTF-8, and choose that file.',
  ],
  utf16: () => ['The file is text in UTF-16.', 'Save it as CSV in UTF-8, and choose that file.'],
  tooLarge: ({ most }) => [
    `The file is larger than ${most} MB, and no more is read.`,
    'Leave out participants or columns, or take fewer samples a second.',
  ],
  longLine: ({ most }) => [
    `The line goes on for more than ${most} characters.`,
    'Give each sample a line of its own, ended by LF or CRLF.',
  ],
  separator: ({ found }) => [
    `The columns are separated by ${found}.`,
    'Separate them by commas, and write decimals with a point.',
  ],
  manyColumns: ({ most }) => [`The header has more than ${most} columns.`, `Leave those that are needed: ${all}.`],
  missing: ({ columns, found }) => [
    `The header lacks ${columns}; it has ${found}.`,
    'Add each missing column; its cells may be empty where nothing was measured.',
  ],
  twice: () => ['The column stands twice in the header.', 'Leave one of the two.'],
  cells: ({ found, expected }) => [
    `The row has ${found} cells, and the header has ${expected}.`,
    'Give each row one cell a column; one that is not known stays empty between its commas.',
  ],
  number: ({ found }) => [
    `“${found}” is not a number.`,
    'Write digits with a decimal point, such as 412.5, or leave the cell empty where nothing was measured.',
  ],
  noTime: () => ['The sample has no time.', 'Write the milliseconds since the stimulus appeared, such as 1250.'],
  participant: ({ found }) => [
    `“${found}” cannot be a participant.`,
    'Use 1 to 64 letters, digits, dots, hyphens and underscores.',
  ],
  people: ({ most }) => [
    `The file has more than ${most} participants.`,
    'Write one id for all rows of a person, and choose a file with fewer people.',
  ],
  scattered: ({ found }) => [
    `The rows of ${found} stand in two places.`,
    'Sort the rows by participant, and then by time.',
  ],
  backwards: ({ found, before }) => [
    `Time does not rise: ${found} comes after ${before}.`,
    'Sort the rows by participant, and then by time, and leave out samples that stand twice.',
  ],
  early: ({ found }) => [
    `${found} ms lies before the stimulus.`,
    'Count from the moment at which it appeared, and leave out what was before.',
  ],
  clock: ({ found }) => [
    `${found} ms is more than a day.`,
    'Count from the moment at which the stimulus appeared to this participant, not by the clock.',
  ],
  seconds: ({ step }) => [
    `Samples are typically ${step} apart, so the times look like seconds.`,
    'Multiply them by 1,000: the column holds milliseconds.',
  ],
  sparse: ({ step }) => [
    `Samples are typically ${step} ms apart, which is too far to find where the eyes rest.`,
    'If these are microseconds, divide by 1,000; otherwise take at least ten samples a second.',
  ],
  halfPoint: ({ empty }) => [`Only ${empty} is empty.`, 'Leave gaze_x and gaze_y both empty where gaze was lost.'],
  heartrate: ({ found }) => [
    `${found} is no heart rate.`,
    'Write beats a minute from 20 to 250, or leave the cell empty where it is not known.',
  ],
  share: ({ found }) => [
    `${found} is no share.`,
    'Write how much of the expression it is, from 0 to 1, and not in percent.',
  ],
  halfEmotions: () => [
    'The cell is empty, and other emotions of the sample are not.',
    'Leave all of them empty where they are not known, and write 0 for what was not shown.',
  ],
  sum: ({ found }) => [
    `The emotions of this sample add up to ${found}.`,
    'Write them as shares of one whole, neutral included, so that they add up to 1.',
  ],
  outside: ({ percent, width, height }) => [
    `${percent}% of the gaze lies outside of the stimulus, which is ${width} by ${height}.`,
    'Give gaze in pixels of the stimulus, from its upper left corner.',
  ],
  fractions: ({ width, height }) => [
    'All gaze lies between -1.5 and 1.5, so it looks like shares of the picture.',
    `Multiply gaze_x by ${width} and gaze_y by ${height}: they are pixels of the stimulus.`,
  ],
  mixedPeople: ({ both, one }) => [
    `${both} stands in both files and ${one} in one of them only.`,
    'Give both versions to the same people, or different ids to different people.',
  ],
} satisfies Record<string, (values: Values) => [what: string, fix: string]>

export type ResultsProblemKind = keyof typeof resultsProblems

/** Those of results, and those of the areas that are chosen beside them. Pure, so that scripts that refuse no file do without. */
const problems = /* @__PURE__ */ Object.assign({}, resultsProblems, areasProblems)

/** Where in a file it is: line counted from 1 as an editor shows it, and the name of the column. */
export interface Place {
  line?: number | undefined
  column?: string | undefined
}

/** Thrown when a results file, or one of areas, cannot be used. `message` is place, what is wrong, and what to do. */
export class ResultsError extends Error {
  readonly line: number | undefined
  readonly column: string | undefined
  readonly what: string
  readonly fix: string

  constructor(
    readonly kind: keyof typeof problems,
    { line, column }: Place = {},
    readonly values: Values = {},
  ) {
    const [what, fix] = problems[kind](values) as [string, string]
    const place = [line === undefined ? '' : `line ${line}`, column ? `column ${column}` : '']
      .filter(Boolean)
      .join(', ')
    super(`${place ? `${place[0]?.toUpperCase()}${place.slice(1)}: ` : ''}${what} ${fix}`)
    this.name = 'ResultsError'
    this.line = line
    this.column = column
    this.what = what
    this.fix = fix
  }
}

/** Makes a value from a foreign file fit to be shown: short, on one line, without control characters. */
export function showFound(text: string, most = 40): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\ufffd')
  return [...plain].length > most ? `${[...plain].slice(0, most).join('')}…` : plain
}
