import { access, constants, type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isAbsent } from '../absent'
import { withLock } from './lock'
import type { FormPost } from './parse'
import { explainStore } from './store-error'

/** One line in the file. */
export interface Submission extends FormPost {
  /** When it arrived: ISO 8601, UTC. */
  at: string
}

/** Runs a function under the lock of the file, and explains system errors. */
async function withStore<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    return await withLock(file, work)
  } catch (error) {
    throw explainStore(file, error)
  }
}

/**
 * Checks that submissions can be stored before anybody sends one.
 * @throws StoreError if they cannot
 */
export function assertWritable(file: string): Promise<void> {
  return withStore(file, async () => {
    await access(file, constants.R_OK | constants.W_OK).catch((error) => {
      if (!isAbsent(error)) throw error
    })
  })
}

/**
 * Appends one line and returns once it is on disk. Only the server's account can read the file.
 * @throws StoreError if the disk cannot be written to; the file is then unchanged
 */
export async function append(file: string, submission: Submission): Promise<void> {
  const { at, form, fields, spam } = submission
  await withStore(file, async () => {
    const handle = await open(file, 'a+', 0o600)
    const { size } = await handle.stat()
    try {
      await handle.chmod(0o600)
      // A power cut may have left half a line. It is kept, and this becomes the next line.
      const start = (await endsWithLineBreak(handle, size)) ? '' : '\n'
      await handle.appendFile(`${start}${JSON.stringify({ at, form, fields, spam })}\n`)
      await handle.sync()
    } catch (error) {
      // Otherwise half a line would corrupt the next one.
      await handle.truncate(size)
      throw error
    } finally {
      await handle.close()
    }
  })
}

async function endsWithLineBreak(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
}

/** The content of the file. */
export interface Stored {
  submissions: Submission[]
  /**
   * The numbers of lines that are not submissions, without counting empty lines: somebody edited the file, or a power
   * cut left half a line.
   */
  unreadable: number[]
}

/** Reads all submissions, oldest first; none if there is no file yet. @throws StoreError if the file cannot be read */
export async function readAll(file: string): Promise<Stored> {
  const submissions: Submission[] = []
  const unreadable: number[] = []
  for (const [index, line] of (await linesOf(file)).entries()) {
    const submission = parseLine(line)
    if (submission) submissions.push(submission)
    else unreadable.push(index + 1)
  }
  return { submissions, unreadable }
}

/**
 * Removes the submissions for which `isUnwanted` returns true. Unreadable lines stay.
 * @returns the number removed
 * @throws StoreError if the disk cannot be written to; the file is then unchanged, and no copy is left
 */
export async function remove(file: string, isUnwanted: (submission: Submission) => boolean): Promise<number> {
  if ((await linesOf(file)).length === 0) return 0
  return withStore(file, async () => {
    const lines = await linesOf(file)
    const remaining = lines.filter((line) => {
      const submission = parseLine(line)
      return !submission || !isUnwanted(submission)
    })
    try {
      if (remaining.length < lines.length) await replace(file, remaining.map((line) => `${line}\n`).join(''))
    } finally {
      // A full disk or a power cut may have left the temporary file, which may contain data that people want removed.
      await rm(`${file}.new`, { force: true })
    }
    return lines.length - remaining.length
  })
}

/** Replaces the text of the file in one step: a power cut leaves either the old or the new one. */
async function replace(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (isAbsent(error)) return ''
    throw explainStore(file, error)
  })
  return text.split('\n').filter((line) => line !== '')
}

function parseLine(line: string): Submission | undefined {
  try {
    const value = JSON.parse(line)
    const isSubmission =
      typeof value.at === 'string' && typeof value.form === 'string' && typeof value.fields === 'object'
    return isSubmission && value.fields ? value : undefined
  } catch {
    return undefined
  }
}
