/**
 * The one door to what the browser keeps of a visitor. Where cookies are blocked the mere name of a storage throws, and a
 * full one refuses what is written: then nothing is kept, nothing is found, and whoever asked goes on.
 *
 * This one lasts until the tab closes.
 * @param use reads or writes; what it throws, as over a damaged value, counts as nothing found
 */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** The same for what stays in this browser. */
export function withLocalStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
