import { INDEX_FILE } from './index-file'
import { packIndex } from './make-index'
import type { SearchRecord } from './record'
import { splitIndex } from './split-index'

/**
 * Makes the files for the search: the whole index in one file, or a split index if that file would be too large for a
 * first search on a slow connection.
 * @param isTooLarge decides this from the text of the whole index
 * @returns the text of each file, by its name
 * @throws if two records have the same address
 */
export function makeSearchFiles(
  records: readonly SearchRecord[],
  isTooLarge: (whole: string) => boolean,
): Map<string, string> {
  const packed = packIndex(records)
  const whole = JSON.stringify(packed)
  return isTooLarge(whole) ? splitIndex(packed) : new Map([[INDEX_FILE, whole]])
}
