import { COLUMNS } from '../results'
import type { Values } from './messages'
import { type CellLocation, ResultsError } from './results-problems'

/** The number of mistakes that are listed. Nobody would read more. */
const MAX_LISTED = 20
/** A mistake in at least this share of the rows, and in at least this many, concerns the whole column. */
const [WHOLE_COLUMN_SHARE, WHOLE_COLUMN_ROWS] = [0.9, 4]

type Id = ConstructorParameters<typeof ResultsError>[0]

/** Mistakes of one kind in one column. */
interface Kind {
  count: number
}

interface Mistake {
  id: Id
  location: CellLocation
  values: Values
  kind: Kind
  isFirst: boolean
}

/** The mistakes of a file, collected while it is read, so that they can be corrected together. */
export class Mistakes {
  count = 0
  /** How many rows were read. */
  rows = 0
  /** See `Header`. */
  fields: Int8Array = new Int8Array()

  private readonly kinds = new Map<string, Kind>()
  private readonly listed: Mistake[] = []
  private readonly reported = new Set<Id>()

  /**
   * Adds a mistake. Only the first of a kind are kept: a file may have millions.
   * @returns its kind if more were found than are listed, so that further ones need no explanation
   */
  add(id: Id, { line, column }: CellLocation, values: Values = {}): Kind | undefined {
    const key = id + column
    const kind = this.kinds.get(key) ?? { count: 0 }
    this.kinds.set(key, kind)
    this.countMore(kind)
    const { count } = kind
    if (count > MAX_LISTED) return kind
    const field = (COLUMNS as readonly string[]).indexOf(column ?? '')
    const cell = field < 0 ? -1 : this.fields.indexOf(field)
    const location = { line, column, cell: cell < 0 ? undefined : cell }
    this.listed.push({ id, location, values, kind, isFirst: count === 1 })
    return undefined
  }

  /** Counts one more mistake of a kind. */
  countMore(kind: Kind): void {
    kind.count++
    this.count++
  }

  /** Counts one more mistake that has no column, in a row that is not listed. */
  countAnother(id: Id): void {
    const kind = this.kinds.get(`${id}undefined`)
    if (kind) this.countMore(kind)
  }

  /** Whether a mistake was found that concerns the whole file. */
  has(id: Id): boolean {
    return this.reported.has(id)
  }

  /** Adds a mistake that concerns the whole file, only once. */
  addOnce(id: Id, location: CellLocation, values: Values): void {
    if (this.reported.has(id)) return
    this.reported.add(id)
    this.add(id, location, values)
  }

  /** Adds a mistake after which the file cannot be read. @throws ResultsError with all mistakes */
  fail(id: Id, location: CellLocation, values: Values): never {
    this.add(id, location, values)
    throw this.error()
  }

  /**
   * Returns the first mistake, if any. Its `others` list the next ones, up to a maximum, and count the rest. Mistakes
   * of one kind in nearly every row, or in more rows than are listed, count as one, with the number of these rows.
   */
  error(): ResultsError | undefined {
    const isWhole = ({ count }: Kind) =>
      count > MAX_LISTED || (count >= WHOLE_COLUMN_ROWS && count >= WHOLE_COLUMN_SHARE * this.rows)
    const found = this.listed.filter(({ kind, isFirst }) => isFirst || !isWhole(kind))
    let { count } = this
    const errors = found.slice(0, MAX_LISTED).map(({ id, location, values, kind }) => {
      const more = isWhole(kind) ? kind.count - 1 : 0
      count -= 1 + more
      return new ResultsError(id, location, values, more)
    })
    const next = found[MAX_LISTED]
    if (next) errors.push(new ResultsError('results-more', next.location, { count }))
    const [first, ...others] = errors
    if (first) first.others = others
    return first
  }
}
