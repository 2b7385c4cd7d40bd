import { relative } from 'node:path'

/** Does an error say that there is no such file or folder, rather than that it cannot be read? */
export function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  // Nothing can bear a name that is too long.
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}

/**
 * For the `catch` of a reading: a file that is not there counts as `value`, and what prevents the reading of one that is
 * there is an error. Taken for absent, a file that cannot be read would be overwritten, or be missing without a word.
 * @param path of the file or folder
 * @returns a handler that throws, in two sentences, whatever is not absence
 */
export function unlessAbsent<T>(path: string, value: T): (error: unknown) => T {
  return (error) => {
    if (isAbsent(error)) return value
    throw unreadable(path, error)
  }
}

/** Says of a file or folder that is there that it cannot be read, why, and what to do. */
export function unreadable(path: string, cause: unknown): Error {
  const { message } = cause as Error
  const reason = /^([A-Z0-9_]+: [^,]+)/.exec(message)?.[1] ?? message
  const shown = relative('.', path) || path
  return new Error(`${shown} cannot be read (${reason}). Let this account read it, or mend its disk, and try again.`, {
    cause,
  })
}
