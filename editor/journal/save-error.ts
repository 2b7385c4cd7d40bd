import { isAbsolute, relative, sep } from 'node:path'

/**
 * Why a save failed: the file differs from the version that the editor saw (`conflict`), the disk cannot write it
 * (`disk`), or another process is saving (`busy`).
 */
export type SaveProblem = 'conflict' | 'disk' | 'busy'

/** Thrown if a save failed. The message is for the person editing: what is wrong, and what to do. */
export class SaveError extends Error {
  declare readonly problem: SaveProblem
  /**
   * The file in question: its path relative to the project, its absolute path if it is elsewhere, or the name of a
   * claim.
   */
  declare readonly path: string

  constructor(problem: SaveProblem, path: string, message: string, cause?: unknown) {
    super(message, { cause })
    Object.assign(this, { problem, path })
  }
}

/**
 * Returns the error for a file on disk that is not the version that the editor saw.
 * @param expected the version that the editor saw; null if there was no file
 * @param found the version on disk
 */
export function conflictAt(path: string, expected: string | null, found: string | null): SaveError {
  if (expected === null)
    return new SaveError('conflict', path, `“${path}” already exists. Choose another name, or edit that file instead.`)
  if (found === null)
    return new SaveError(
      'conflict',
      path,
      `“${path}” has been deleted since you opened it. Copy what you typed, and create it again if it is still needed.`,
    )
  return new SaveError(
    'conflict',
    path,
    `“${path}” has been changed since you opened it, by somebody else or in another window. Copy what you typed, open the page again, and add your change to the new version.`,
  )
}

const reasons: readonly (readonly [codes: readonly string[], because: (path: string) => string, advice: string])[] = [
  [['ENOSPC', 'EDQUOT'], () => 'the disk is full', 'Make room on the disk'],
  [
    ['EACCES', 'EPERM', 'EROFS'],
    (path) => `this computer does not allow “${path}” to be changed`,
    'Ask an engineer to make it writable',
  ],
  [['EISDIR'], (path) => `“${path}” is a folder`, 'Choose another name, or ask an engineer to rename that folder'],
  [
    ['ENOTDIR', 'EEXIST', 'ENOTEMPTY'],
    (path) => `something else is in the way of “${path}”`,
    'Choose another name, or ask an engineer to look at its folder',
  ],
  [
    ['EXDEV'],
    (path) => `“${path}” is on a different disk from the journal`,
    'Ask an engineer to put both on the same disk',
  ],
]

/** What did not happen because of the disk. */
export type Outcome =
  | 'Nothing was saved'
  | 'An interrupted save could not be finished'
  | 'A save could not be undone'
  | 'What was overwritten could not be listed'

/**
 * Explains a file system error; other errors are returned unchanged.
 * @param root the project's folder, which the message leaves out
 * @param journal the folder of the journal
 */
export function explainDisk(outcome: Outcome, root: string, journal: string, error: unknown): unknown {
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string }
  if (error instanceof SaveError || code === undefined) return error
  // A move has two paths, and one of them is in the journal.
  const shown = [dest, path].filter((each) => each !== undefined)
  const name = nameIn(root, shown.find((each) => !each.startsWith(journal + sep)) ?? shown[0] ?? root)
  const [, because, advice] = reasons.find(([codes]) => codes.includes(code)) ?? [
    [],
    () => `“${name}” could not be written (${code})`,
    'Ask an engineer to look at the disk',
  ]
  return new SaveError('disk', name, `${outcome}, because ${because(name)}. ${advice}, then try again.`, error)
}

function nameIn(root: string, path: string): string {
  const name = relative(root, path)
  return name.startsWith('..') || isAbsolute(name) ? path : name.split(sep).join('/')
}
