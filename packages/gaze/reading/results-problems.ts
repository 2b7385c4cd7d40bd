import { ownAreasMessages } from './areas-messages'
import { fillPlaceholders, type Sentences, type Values } from './messages'
import { resultsMessages } from './results-messages'

/**
 * The messages about results files, and about areas chosen with them. Marked as pure, so that bundlers leave them out of
 * scripts that never throw these errors.
 */
const messages = /* @__PURE__ */ Object.assign({}, resultsMessages, ownAreasMessages)

/** A location in a file: the line, counted from 1 as editors show it, and the name of the column. */
export interface CellLocation {
  line?: number | undefined
  column?: string | undefined
  /** Index of the cell in its row, counted from 0: the header may write the name differently. */
  cell?: number | undefined
}

/**
 * Thrown when a results file, or a file of areas, cannot be used. `message` says where, what is wrong and what to do.
 */
export class ResultsError extends Error {
  /** The possible mistakes in a results file by their ids, as data: placeholders such as `{found}` are replaced by values. */
  static readonly messages = resultsMessages
  readonly line: number | undefined
  readonly column: string | undefined
  readonly cell: number | undefined
  /** Further mistakes in the same file, in its order. If there are very many, the last says how many are not listed. */
  others: readonly ResultsError[] = []
  readonly what: string
  readonly fix: string

  constructor(
    readonly id: keyof typeof messages,
    { line, column, cell }: CellLocation = {},
    readonly values: Values = {},
    /** How many more rows have this mistake without being listed. */
    readonly more = 0,
  ) {
    const message: Sentences = messages[id]
    const fix = fillPlaceholders(message.fix, values)
    let what = fillPlaceholders(message.what, values)
    if (more > 0) what = `${what.slice(0, -1)}, and ${more} more rows have a mistake like it.`
    const location = [line === undefined ? '' : `line ${line}`, column ? `column ${column}` : '']
      .filter(Boolean)
      .join(', ')
    super(`${location ? `${location[0]?.toUpperCase()}${location.slice(1)}: ` : ''}${what} ${fix}`)
    this.name = 'ResultsError'
    this.line = line
    this.column = column
    this.cell = cell
    this.what = what
    this.fix = fix
  }
}

/** Decodes bytes as UTF-8 or, if they are not valid UTF-8, in the encoding that spreadsheets on Windows write. */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text
}

/** Makes a value from a file safe to show: short, on one line, without control characters. */
export function showFound(text: string, max = 40): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\ufffd')
  return [...plain].length > max ? `${[...plain].slice(0, max).join('')}…` : plain
}
