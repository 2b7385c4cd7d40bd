/** The facts of the site with different, unique values, so that every occurrence of a fact can be identified. */
import { isMap, isScalar, parseDocument } from 'yaml'

/** Keys of a fact that are not part of its value, and stay. */
const unchangedKeys = ['join', 'words', 'noun', 'source']

/** The number before the first value. No number on the site is as large. */
const FIRST = 9_640_000

/**
 * Gives each fact of `content/facts.yml` a unique value, in the order of the file. Kinds, units and nouns stay.
 * @param {string} text of the file
 * @returns {string}
 */
export function otherFacts(text) {
  const doc = parseDocument(text)
  let number = FIRST
  /** @param {import('yaml').YAMLMap} map */
  const visit = (map) => {
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (isMap(value)) visit(/** @type {import('yaml').YAMLMap} */ (value))
      else if (!unchangedKeys.includes(name)) {
        number += 1
        map.set(name, otherValue(map.toJSON()[name], number))
      }
    }
  }
  if (isMap(doc.contents)) visit(/** @type {import('yaml').YAMLMap} */ (doc.contents))
  return doc.toString({ lineWidth: 0 })
}

/** @param {unknown} value @param {number} number @returns {unknown} */
function otherValue(value, number) {
  if (Array.isArray(value)) return value.map((_, index) => number + index * 3000)
  return typeof value === 'number' ? number : `other ${number - FIRST + 6400}`
}
