/** Removes from shipped files only what changes when sources are moved: hashes in names, and what depends on them. */

/** A file that Next or the build names after its content. */
const HASHED_FILE = /_next\/static\/(?:(chunks|media|f)\/(?:[\w-]+\.)*?[\w-]{12,}|client\/[0-9a-f]{10})(?=[./"'\\])/g

/** A hash in a policy or in a host's list of files. */
const POLICY_HASH = /sha256-[A-Za-z0-9+/]{43}=/g

/**
 * A class name of CSS Modules: a hash of the file's path, after an underscore if it begins with a digit. In a style sheet a
 * digit after a hyphen at its beginning is escaped.
 */
const MODULE_CLASS = /(?<![\w-])(?:_?[\w-]{6}|-\\3\d [\w-]{4})_(?=[A-Za-z])/g

/** Turbopack's id of a module: a number made from its path. */
const MODULE_ID = /(?<![\w.#-])\d{3,6}(?![\w.%-])/g

/**
 * @param {string} text of any shipped file
 * @returns {string} with a placeholder for each hash
 */
export const withoutHashes = (text) =>
  text.replace(HASHED_FILE, (_, folder = 'client') => `_next/static/${folder}/HASH`).replace(POLICY_HASH, 'sha256-HASH')

/**
 * A page or style sheet: class names of interactive pages depend on the path of their style sheet.
 * @param {string} text
 */
export const withoutClassHashes = (text) => withoutHashes(text).replace(MODULE_CLASS, 'HASH_')

/**
 * A style sheet that no page links to, because each page has its own rules inline: Next gathers the rules of all pages
 * in any order.
 * @param {string} text
 */
export const rulesInAnyOrder = (text) =>
  withoutClassHashes(text)
    .replace(/HASH_[\w-]+/g, 'CLASS')
    .split(/[\n}]+/)
    .sort()
    .join('}')

/**
 * A file that the framework loads, in which modules are numbers.
 * @param {string} text
 */
export const withoutModuleIds = (text) => withoutClassHashes(text).replace(MODULE_ID, '0')
