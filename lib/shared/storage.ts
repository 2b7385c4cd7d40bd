/**
 * Accesses session storage, which lasts until the tab is closed. If cookies are blocked, even accessing the storage
 * object throws, and a full storage rejects writes: then nothing is stored or found, and the caller continues.
 *
 * All access to the browser's storage goes through this module.
 * @param use reads or writes; if it throws, for example because a value is damaged, the result is undefined
 */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Accesses local storage, which persists, in the same way. */
export function withLocalStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
