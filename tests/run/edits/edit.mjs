/** Types and functions that describe a change to the content. */

/**
 * A change to a file: a function of its text, the content of a new file, or null to remove the file.
 * @typedef {string | Buffer | null | ((text: string) => string)} Change
 */

/** @typedef {{ name: string, files: Record<string, Change> }} Edit */

/**
 * Returns a function that replaces one text in a file by another.
 * @param {string} from a text that occurs once
 * @param {string} to
 * @returns {(text: string) => string}
 */
const replaceText = (from, to) => (text) => {
  if (text.split(from).length !== 2) throw new Error(`“${from}” does not occur exactly once. Choose a different text.`)
  return text.replace(from, () => to)
}

/**
 * Makes an edit that replaces one text in one file.
 * @param {string} name
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @returns {Edit}
 */
export const edit = (name, file, from, to) => ({ name, files: { [file]: replaceText(from, to) } })
