import { INDEX_FILE } from './index-file'
import { packIndex } from './make-index'
import type { SearchRecord } from './record'
import { splitIndex } from './split-index'

/**
 * Makes the files of the search: the whole index in one file, or a split index if that file would be too large for a first
 * search on a slow line.
 * @param isTooLarge decides it from the text of the whole index
 * @returns text by file name
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
