/** Changes by editors that the content lint allows, so no test may fail after them. Each group needs only one build. */
import { cases } from './edits/cases.mjs'
import { fewer } from './edits/fewer.mjs'
import { forms } from './edits/forms.mjs'
import { labels } from './edits/labels.mjs'
import { pages } from './edits/pages.mjs'
import { prices } from './edits/prices.mjs'
import { words } from './edits/words.mjs'

/** @typedef {import('./edits/edit.mjs').Change} Change */

/**
 * The edits of each group by its name.
 * @type {Record<string, import('./edits/edit.mjs').Edit[]>}
 */
export const groups = { prices, words, labels, pages, cases, fewer: [...fewer, ...forms] }

/**
 * Makes a variant with the changes of some groups.
 * @param {readonly string[]} names
 * @returns {import('./build-variant.mjs').Variant}
 */
export const editedVariant = (names) => ({
  name: `edited-${names.join('-')}`,
  files: mergeChanges(names.flatMap((name) => groups[name] ?? [])),
  stamped: true,
})

/**
 * Merges several changes; those of the same file are applied in order.
 * @param {readonly Pick<import('./edits/edit.mjs').Edit, 'files'>[]} changes
 * @returns {Record<string, Change>}
 */
export function mergeChanges(changes) {
  /** @type {Record<string, Change>} */
  const files = {}
  for (const { files: changed } of changes) {
    for (const [path, change] of Object.entries(changed))
      files[path] = Object.hasOwn(files, path) ? both(files[path], change) : change
  }
  return files
}

/**
 * Combines two changes to a file, which are applied in order.
 * @param {Change | undefined} first @param {Change} second
 * @returns {Change}
 */
function both(first, second) {
  if (typeof first !== 'function' || typeof second !== 'function')
    throw new Error('Two changes to one file must both be functions of its text. Write them as functions.')
  return (text) => second(first(text))
}
