/** Takes out of shipped files what a move of their sources changes, and nothing else: hashes in names, and what is made of them. */

/** A file that Next or the build names by its content: its name says nothing that the content does not say. */
const HASHED_FILE = /_next\/static\/(?:(chunks|media|f)\/(?:[\w-]+\.)*?[\w-]{12,}|client\/[0-9a-f]{10})(?=[./"'\\])/g

/** A hash of a policy, or of a file that a host's list names. */
const POLICY_HASH = /sha256-[A-Za-z0-9+/]{43}=/g

/** As CSS Modules names classes: a hash of the file's path, behind an underscore where it begins with a digit. */
const MODULE_CLASS = /(?<![\w-])_?[\w-]{6}_(?=[A-Za-z])/g

/** What Turbopack calls a module: a number made of its path. Two builds get the same zeros, whatever else is a number. */
const MODULE_ID = /(?<![\w.#-])\d{3,6}(?![\w.%-])/g

/**
 * @param {string} text of any file that is shipped
 * @returns {string} with a placeholder for each hash
 */
export const withoutHashes = (text) =>
  text.replace(HASHED_FILE, (_, folder = 'client') => `_next/static/${folder}/HASH`).replace(POLICY_HASH, 'sha256-HASH')

/**
 * A page or a style sheet of one: classes of interactive pages are called by the path of their style sheet.
 * @param {string} text
 */
export const withoutClassHashes = (text) => withoutHashes(text).replace(MODULE_CLASS, 'HASH_')

/**
 * What the framework loads: modules are numbers in it.
 * @param {string} text
 */
export const withoutModuleIds = (text) => withoutClassHashes(text).replace(MODULE_ID, '0')
