import { relative } from 'node:path'

/** Whether an error means that a file or folder does not exist, rather than that it cannot be read. */
export function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  // A file whose name is too long cannot exist.
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}

/**
 * Makes a handler for the `catch` of a read: it returns `value` if the file does not exist, and throws if it exists but
 * cannot be read. If an unreadable file counted as absent, it would be overwritten or silently ignored.
 * @param path the path of the file or folder
 * @returns a handler that throws any other error in two sentences
 */
export function valueIfAbsent<T>(path: string, value: T): (error: unknown) => T {
  return (error) => {
    if (isAbsent(error)) return value
    throw unreadableError(path, error)
  }
}

/** Returns the error for a file or folder that exists but cannot be read: why, and what to do. */
export function unreadableError(path: string, cause: unknown): Error {
  const { message } = cause as Error
  const reason = /^([A-Z0-9_]+: [^,]+)/.exec(message)?.[1] ?? message
  const shown = relative('.', path) || path
  return new Error(
    `${shown} cannot be read (${reason}). Give this account read access, or repair the disk, and try again.`,
    {
      cause,
    },
  )
}
