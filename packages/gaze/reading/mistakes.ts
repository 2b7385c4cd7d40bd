import { COLUMNS } from '../results'
import type { Values } from './messages'
import { type CellLocation, ResultsError } from './results-problems'

/** More would not be read, and a column in a wrong unit has as many mistakes as the file has rows. */
const MOST_LISTED = 20

type Id = ConstructorParameters<typeof ResultsError>[0]

/** The mistakes of a file, collected while it is read, so that they can be corrected together. */
export class Mistakes {
  count = 0
  /** See `Header`. */
  fields: Int8Array = new Int8Array()
  /** Whether the next one is only counted. */
  get isFull(): boolean {
    return this.count >= MOST_LISTED
  }

  private readonly listed: ResultsError[] = []
  private readonly reported = new Set<Id>()
  private next: CellLocation = {}

  /** Adds a mistake. Only those that are listed become errors: a file may have millions. */
  add(id: Id, { line, column }: CellLocation, values: Values = {}): void {
    this.count++
    if (this.count > MOST_LISTED + 1) return
    const field = (COLUMNS as readonly string[]).indexOf(column ?? '')
    const cell = field < 0 ? -1 : this.fields.indexOf(field)
    const location = { line, column, cell: cell < 0 ? undefined : cell }
    if (this.count > MOST_LISTED) this.next = location
    else this.listed.push(new ResultsError(id, location, values))
  }

  /** Whether a mistake of the whole file was found. */
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

  /** The first mistake, with all others. */
  error(): ResultsError | undefined {
    const [first, ...others] = this.listed
    const count = this.count - MOST_LISTED
    if (first) first.others = count > 0 ? [...others, new ResultsError('results-more', this.next, { count })] : others
    return first
  }
}
