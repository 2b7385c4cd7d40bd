import type { SourceLocation } from '../../shared/diagnostic'
import type { SnapshotPage } from '../snapshot'
import { type Statement, statementsOf } from './statements'
import { readSuppressions } from './suppressions'

/** A number that was found in a text. */
export interface FoundNumber {
  /** The number as written; spaces and line breaks in it may have become single spaces. */
  found: string
  /** The index in the text of the statement. */
  index: number
}

/** A file whose numbers are checked: a page, or a data file that has only fields. */
export type TextFile = Pick<SnapshotPage, 'file' | 'text' | 'yaml' | 'body' | 'nodes'>

interface Search<Found extends FoundNumber> {
  /** Finds the numbers of a statement that count, in order. */
  find(statement: Statement): readonly Found[]
  /** Whether a field is checked, by its path. Without this function, every field is. */
  isField?: (path: readonly (string | number)[]) => boolean
  /** What a suppression comment on a line of its own covers: see `readSuppressions`. */
  reach?: 'line' | 'number'
}

/** The attributes of other programs, as in `{width=50%}`, which are reported as such. */
const attributes = /\{[^{}\n]*=[^{}\n]*\}/g

/** A statement without the attributes of other programs, but of equal length, so that indexes stay valid. */
const withoutAttributes = (statement: Statement): Statement =>
  statement.text.includes('{') && !statement.isCode
    ? { ...statement, text: statement.text.replace(attributes, (found) => ' '.repeat(found.length)) }
    : statement

/** Finds the numbers that are hard-coded in a file, unless a comment suppresses them. */
export function findHardCoded<Found extends FoundNumber>(
  file: TextFile,
  { find, isField = () => true, reach = 'line' }: Search<Found>,
): (Found & { location: SourceLocation; statement: Statement })[] {
  const isSuppressed = readSuppressions(file.text, reach)
  const { fields, body } = statementsOf(file)
  return [...fields.filter(({ path }) => isField(path)), ...body].flatMap((statement) =>
    find(withoutAttributes(statement)).flatMap((each) => {
      const { found, index } = each
      // A number broken over two lines is located by its first word.
      const isWhole = statement.text.startsWith(found, index)
      const location = statement.locationOf(index, isWhole ? found : (found.split(' ')[0] ?? ''))
      return isSuppressed(statement, found, location) ? [] : [{ ...each, location, statement }]
    }),
  )
}
