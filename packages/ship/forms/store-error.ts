import { dirname } from 'node:path'

/** Thrown if submissions cannot be stored or removed, for a reason that somebody at the terminal can fix. */
export class StoreError extends Error {
  /** What is wrong, without a full stop. */
  declare readonly problem: string
  /** What to do, worded as the middle of a sentence. */
  declare readonly remedy: string

  constructor(problem: string, remedy: string, cause?: unknown) {
    super(`${problem}. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, then try again.`, { cause })
    Object.assign(this, { problem, remedy })
  }
}

const DISK_FULL = ['ENOSPC', 'EDQUOT']

/**
 * Explains a system error about the file of submissions.
 * @param file the path to show
 * @param error what was thrown; errors in our code are returned unchanged
 */
export function explainStore(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof StoreError || code === undefined) return error
  const reason = message.split(',')[0]
  const remedy = DISK_FULL.includes(code)
    ? 'make room on its disk'
    : `let this account write to the folder ${dirname(file)}`
  return new StoreError(`${file} cannot be used (${reason})`, remedy, error)
}
