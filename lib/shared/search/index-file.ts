/** The index's file. It lies beside the script that asks for it, in a folder that is named by what is in it. */
export const INDEX_FILE = 'search-index.json'
