/**
 * The file name of the index. It is in the same folder as the script that loads it; the folder is named by a hash of
 * its content.
 */
export const INDEX_FILE = 'search-index.json'

/** Returns the name of a file of terms of a split index, by its number. */
export const termsFile = (index: number) => `search-terms-${index}.txt`
/** Returns the name of a file of records of a split index, by its number. */
export const recordsFile = (index: number) => `search-records-${index}.json`
