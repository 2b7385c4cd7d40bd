/** File name of the index. It is in the same folder as the script that loads it; the folder is named by a hash of its content. */
export const INDEX_FILE = 'search-index.json'

/** Names of the other files of a split index, by their number. */
export const termsFile = (index: number) => `search-terms-${index}.txt`
export const recordsFile = (index: number) => `search-records-${index}.json`
