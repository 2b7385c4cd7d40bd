/**
 * Removes from shipped files only what changes when source files are moved: hashes in names, and what depends on them.
 */

/** The path of a file that Next or the build names after a hash of its content. */
const HASHED_FILE = /_next\/static\/(?:(chunks|media|f)\/(?:[\w-]+\.)*?[\w-]{12,}|client\/[0-9a-f]{10})(?=[./"'\\])/g

/** A hash in a security policy or in a host's list of files. */
const POLICY_HASH = /sha256-[A-Za-z0-9+/]{43}=/g

/**
 * A class name of CSS Modules: a hash of the file's path, after an underscore if it begins with a digit. In a style
 * sheet, a digit after a leading hyphen is escaped.
 */
const MODULE_CLASS = /(?<![\w-])(?:_?[\w-]{6}|-\\3\d [\w-]{4})_(?=[A-Za-z])/g

/** Turbopack's id of a module: a number derived from its path. */
const MODULE_ID = /(?<![\w.#-])\d{3,6}(?![\w.%-])/g

/**
 * Replaces hashes in the text of any shipped file.
 * @param {string} text
 * @returns {string} the text with a placeholder for each hash
 */
export const withoutHashes = (text) =>
  text.replace(HASHED_FILE, (_, folder = 'client') => `_next/static/${folder}/HASH`).replace(POLICY_HASH, 'sha256-HASH')

/**
 * Replaces hashes in a page or style sheet, where class names of interactive pages depend on the style sheet's path.
 * @param {string} text
 */
export const withoutClassHashes = (text) => withoutHashes(text).replace(MODULE_CLASS, 'HASH_')

/**
 * Sorts the rules of a style sheet that no page links to, because each page has its own rules inline. Next collects the
 * rules of all pages in no particular order.
 * @param {string} text
 */
export const rulesInAnyOrder = (text) =>
  withoutClassHashes(text)
    .replace(/HASH_[\w-]+/g, 'CLASS')
    .split(/[\n}]+/)
    .sort()
    .join('}')

/**
 * Replaces hashes and module ids in a file that the framework loads.
 * @param {string} text
 */
export const withoutModuleIds = (text) => withoutClassHashes(text).replace(MODULE_ID, '0')
