/**
 * Changes that the content check allows, as editors make them: none of them may make a test fail. They are grouped so
 * that each group needs only one build.
 */
import { cases } from './edits/cases.mjs'
import { fewer } from './edits/fewer.mjs'
import { forms } from './edits/forms.mjs'
import { labels } from './edits/labels.mjs'
import { pages } from './edits/pages.mjs'
import { prices } from './edits/prices.mjs'
import { words } from './edits/words.mjs'

/** @typedef {import('./edits/edit.mjs').Change} Change */

/** @type {Record<string, import('./edits/edit.mjs').Edit[]>} */
export const groups = { prices, words, labels, pages, cases, fewer: [...fewer, ...forms] }

/**
 * The changes of some groups as one variant.
 * @param {readonly string[]} names
 * @returns {import('./build-variant.mjs').Variant}
 */
export const editedVariant = (names) => ({
  name: `edited-${names.join('-')}`,
  files: mergeChanges(names.flatMap((name) => groups[name] ?? [])),
  stamped: true,
})

/**
 * Several changes as one: those of the same file are applied in order.
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
 * One change of a file after another.
 * @param {Change | undefined} first @param {Change} second
 * @returns {Change}
 */
function both(first, second) {
  if (typeof first !== 'function' || typeof second !== 'function')
    throw new Error('Two changes of one file must both say what becomes of its text.')
  return (text) => second(first(text))
}
