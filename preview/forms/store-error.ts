import { dirname } from 'node:path'

/** Thrown where submissions cannot be kept or removed, for a reason that somebody at the terminal can mend. */
export class StoreError extends Error {
  /** What is wrong, without a full stop. */
  declare readonly problem: string
  /** What to do, as the middle of a sentence. */
  declare readonly remedy: string

  constructor(problem: string, remedy: string, cause?: unknown) {
    super(`${problem}. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, then try again.`, { cause })
    Object.assign(this, { problem, remedy })
  }
}

const noRoom = ['ENOSPC', 'EDQUOT']

/**
 * Puts what the system says about a file of submissions into words.
 * @param file as it is shown
 * @param error what was thrown; a mistake of ours stays as it is
 */
export function explainStore(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof StoreError || code === undefined) return error
  const reason = message.split(',')[0]
  const remedy = noRoom.includes(code) ? 'make room on its disk' : `let this account write the folder ${dirname(file)}`
  return new StoreError(`${file} cannot be used (${reason})`, remedy, error)
}
