/** How a change of the content is written down. */

/** What becomes of a file, given its text; a text alone is a new file, and null removes the file. @typedef {string | Buffer | null | ((text: string) => string)} Change */

/** @typedef {{ name: string, files: Record<string, Change> }} Edit */

/**
 * Replaces one text in a file by another.
 * @param {string} from a text that occurs once
 * @param {string} to
 * @returns {(text: string) => string}
 */
const swap = (from, to) => (text) => {
  if (text.split(from).length !== 2) throw new Error(`“${from}” does not occur exactly once. Choose another piece.`)
  return text.replace(from, () => to)
}

/**
 * Replaces one text in one file. @param {string} name @param {string} file @param {string} from @param {string} to
 * @returns {Edit}
 */
export const edit = (name, file, from, to) => ({ name, files: { [file]: swap(from, to) } })
