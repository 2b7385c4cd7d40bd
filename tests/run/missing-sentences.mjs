import { basename } from 'node:path'

/**
 * The sentences of the specification that an export does not say, from the report of `tests/specification`: the names of its
 * tests are these sentences. One that is missing on many pages, as of the footer, is listed with the first of them.
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
/** What jest says of one file. @typedef {{ name?: string, status?: string, assertionResults: Assertion[] }} TestFile */

/** A group of tests is named after its page where each page has one like it. @param {string} title */
const withoutPath = (title) => title.replace(/(^|\s)\/\S*/, '$1/')
