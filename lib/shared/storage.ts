/**
 * Accesses session storage, which lasts until the tab is closed. If cookies are blocked, even naming a storage throws, and
 * a full one refuses to be written to: then nothing is stored or found, and the caller continues.
 *
 * All access to the browser's storage goes through this module.
 * @param use reads or writes; if it throws, as for a damaged value, nothing is found
 */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Accesses local storage, which is permanent, in the same way. */
export function withLocalStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
