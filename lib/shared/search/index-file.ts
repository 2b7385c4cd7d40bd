/** File name of the index. It is in the same folder as the script that loads it; the folder is named by a hash of its content. */
export const INDEX_FILE = 'search-index.json'
