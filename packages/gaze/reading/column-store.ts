import { COLUMNS, type Counts, type Grid, isOnGrid, type NumberColumn, type Results } from '../results'
import type { Mistakes } from './mistakes'

/**
 * More people than any test of this kind has. A file with a different id in each row would otherwise become as many
 * sessions.
 */
const MAX_PEOPLE = 10_000

/** Columns that grow while a file is read. */
export class ColumnStore {
  readonly counts: Counts = { rows: 0, repeated: 0, lost: 0, outside: 0, noHeartrate: 0, noEmotions: 0 }
  readonly participants: string[] = []
  readonly starts: number[] = []
  /** Line of the first sample outside the stimulus. */
  firstOutside: number | undefined
  private readonly seen = new Set<string>()
  private capacity = 0
  private arrays: Float64Array[] = []

  constructor(
    private readonly grid: Grid,
    private readonly mistakes: Mistakes,
  ) {}

  /**
   * Adds a row, unless the rows of its participant are in two places.
   * @param values in the order of `COLUMNS`
   * @throws ResultsError if there are too many participants
   */
  add(participant: string, values: Float64Array, line: number): void {
    const { counts } = this
    if (this.participants.at(-1) !== participant && !this.begin(participant, line)) return
    if (counts.rows === this.capacity) this.grow()
    for (let field = 1; field < COLUMNS.length; field++)
      (this.arrays[field] as Float64Array)[counts.rows] = values[field] as number
    counts.rows++
    const [x, y] = [values[2] as number, values[3] as number]
    if (Number.isNaN(x)) counts.lost++
    else if (!isOnGrid(this.grid, x, y)) {
      counts.outside++
      this.firstOutside ??= line
    }
    if (Number.isNaN(values[4])) counts.noHeartrate++
    if (Number.isNaN(values[5])) counts.noEmotions++
  }

  /** @returns false if the participant has rows further up; one sorting corrects all of them, so it is reported once */
  private begin(participant: string, line: number): boolean {
    const location = { line, column: 'participant' }
    if (this.seen.has(participant)) {
      this.mistakes.addOnce('results-scattered', location, { found: participant })
      return false
    }
    if (this.seen.size === MAX_PEOPLE) this.mistakes.fail('results-people', location, { max: MAX_PEOPLE })
    this.seen.add(participant)
    this.participants.push(participant)
    this.starts.push(this.counts.rows)
    return true
  }

  private grow(): void {
    this.capacity = Math.max(4096, this.capacity * 2)
    // One after another, so that an outgrown column can be freed immediately.
    for (let field = 1; field < COLUMNS.length; field++) {
      const larger = new Float64Array(this.capacity)
      larger.set(this.arrays[field] ?? [])
      this.arrays[field] = larger
    }
  }

  /** Returns the columns, cut to their length. The store is empty afterwards: a large file is never in memory twice. */
  finish(ignored: string[]): Results {
    const cut = (column: NumberColumn) => {
      const field = COLUMNS.indexOf(column)
      const whole = this.arrays[field] ?? new Float64Array()
      this.arrays[field] = new Float64Array()
      return whole.slice(0, this.counts.rows)
    }
    const { participants, counts, grid } = this
    const starts = Uint32Array.from([...this.starts, counts.rows])
    const emotions = {
      ...{ happiness: cut('happiness'), surprise: cut('surprise'), sadness: cut('sadness'), anger: cut('anger') },
      ...{ disgust: cut('disgust'), fear: cut('fear'), contempt: cut('contempt'), neutral: cut('neutral') },
    }
    const [time, x, y, heartrate] = [cut('timestamp_ms'), cut('gaze_x'), cut('gaze_y'), cut('heartrate')]
    return { grid, participants, starts, time, x, y, heartrate, emotions, counts, ignored }
  }
}
