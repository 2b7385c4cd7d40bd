import { removeExpiredDaily } from './daily'
import { append, readAll, remove, type Stored, type Submission } from './store'
import { StoreError } from './store-error'

/** Why submissions cannot be stored or removed, for somebody at the terminal. */
export interface StoreProblem {
  /** What is wrong, without a full stop. */
  problem: string
  /** What to do, worded as the middle of a sentence. */
  remedy: string
}

/** The submissions of an embedded server, one JSON object per line. */
export interface Submissions {
  append: (submission: Submission) => Promise<void>
  /**
   * Returns all submissions, oldest first, with the numbers of lines that are invalid; empty if there is no file yet.
   */
  readAll: () => Promise<Stored>
  /** Removes those for which `isUnwanted` returns true. @returns the number removed */
  remove: (isUnwanted: (submission: Submission) => boolean) => Promise<number>
  /**
   * Removes those older than `keepDays` now, and once a day while the process runs.
   * @param report receives errors; the process keeps running
   */
  removeExpiredDaily: (keepDays: number, report: (error: unknown) => void) => Promise<{ stop(): void }>
  /** Returns the reason if these functions threw an error because of the disk; undefined for other errors. */
  problemOf: (error: unknown) => StoreProblem | undefined
}

/**
 * Opens the file of submissions, which several processes may use at once.
 * @param file its path; it need not exist
 */
export function openSubmissions(file: string): Submissions {
  return {
    append: (submission) => append(file, submission),
    readAll: () => readAll(file),
    remove: (isUnwanted) => remove(file, isUnwanted),
    removeExpiredDaily: (keepDays, report) => removeExpiredDaily({ file, keepDays, report }),
    problemOf: (error) => (error instanceof StoreError ? error : undefined),
  }
}
