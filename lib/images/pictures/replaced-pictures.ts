import { AsyncLocalStorage } from 'node:async_hooks'

/** Contents of files, by path relative to the project's root; null removes a file. */
type ReplacedFiles = Readonly<Record<string, string | Uint8Array | null>>

const inUse = new AsyncLocalStorage<ReplacedFiles>()

/**
 * Runs a function with some pictures replaced, as after an edit that has not been saved.
 * @param files may contain other files too
 */
export const withPictures = <Result>(files: ReplacedFiles, run: () => Result): Result => inUse.run(files, run)

/**
 * Returns the picture that replaces one on disk; null if that one is removed, and undefined if it is read from disk.
 */
export function replacedPicture(file: string): Buffer | null | undefined {
  const files = inUse.getStore()
  if (!files || !Object.hasOwn(files, file)) return undefined
  const content = files[file] ?? null
  return content === null ? null : Buffer.from(content)
}
