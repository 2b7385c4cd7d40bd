import { basename } from 'node:path'

/**
 * The sentences of the specification that an export lacks, from the report of `tests/specification`: the names of its
 * tests are these sentences. A sentence missing on many pages, such as one of the footer, is listed with the first
 * page.
 * @param {{ testResults: TestFile[] }} report
 * @returns {string[]} a line for each sentence
 */
export function findMissingSentences({ testResults }) {
  /** @type {Map<string, string[]>} */
  const missing = new Map()
  for (const { name = '', status, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0)
      missing.set(name, [`what ${basename(name).replace(/\..*/, '')} is about could not be looked at`])
    for (const { status, title, ancestorTitles } of assertionResults) {
      if (status !== 'failed') continue
      const sentence = [...ancestorTitles, title].join(' ')
      const anywhere = [...ancestorTitles.map(withoutPath), title].join(' ')
      missing.set(anywhere, [...(missing.get(anywhere) ?? []), sentence])
    }
  }
  return [...missing.values()].map(([sentence = '', ...others]) => {
    if (others.length === 0) return sentence
    return `${sentence} (and the same on ${others.length} more ${others.length === 1 ? 'page' : 'pages'})`
  })
}

/** @typedef {{ status: string, title: string, ancestorTitles: string[] }} Assertion */
/**
 * The part of a jest report about one file. @typedef {{ name?: string, status?: string, assertionResults: Assertion[]
 * }} TestFile
 */

/** A group of tests is named after its page if each page has such a group. @param {string} title */
const withoutPath = (title) => title.replace(/(^|\s)\/\S*/, '$1/')
