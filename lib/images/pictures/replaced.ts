import { AsyncLocalStorage } from 'node:async_hooks'

/** Contents by path relative to the project's root; null removes a file. */
type Replaced = Readonly<Record<string, string | Uint8Array | null>>

const inUse = new AsyncLocalStorage<Replaced>()

/**
 * Runs a function with other pictures than those on disk, as after an edit that has not been saved.
 * @param files may hold other files too
 */
export const withPictures = <Result>(files: Replaced, run: () => Result): Result => inUse.run(files, run)

/** The picture that replaces one on disk; null if that is removed, and undefined if it is read from there. */
export function replacedPicture(file: string): Buffer | null | undefined {
  const files = inUse.getStore()
  if (!files || !Object.hasOwn(files, file)) return undefined
  const content = files[file] ?? null
  return content === null ? null : Buffer.from(content)
}
