import { basename } from 'node:path'

/**
 * Lists the sentences of the specification that an export lacks. They are the titles of failed tests in the report of
 * `tests/specification`. A sentence missing on many pages, such as one in the footer, is listed with the first page.
 * @param {{ testResults: TestFile[] }} report
 * @returns {string[]} one line for each sentence
 */
export function findMissingSentences({ testResults }) {
  /** @type {Map<string, string[]>} */
  const missing = new Map()
  for (const { name = '', status, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0)
      missing.set(name, [`the tests of ${basename(name).replace(/\..*/, '')} could not be run`])
    for (const { status, title, ancestorTitles } of assertionResults) {
      if (status !== 'failed') continue
      const sentence = [...ancestorTitles, title].join(' ')
      const withoutPage = [...ancestorTitles.map(withoutPath), title].join(' ')
      missing.set(withoutPage, [...(missing.get(withoutPage) ?? []), sentence])
    }
  }
  return [...missing.values()].map(([sentence = '', ...others]) => {
    if (others.length === 0) return sentence
    return `${sentence} (and the same on ${others.length} more ${others.length === 1 ? 'page' : 'pages'})`
  })
}

/** @typedef {{ status: string, title: string, ancestorTitles: string[] }} Assertion */
/**
 * The part of a Jest report about one file.
 * @typedef {{ name?: string, status?: string, assertionResults: Assertion[] }} TestFile
 */

/**
 * Replaces the path in the title of a group of tests with a slash. The title has a path if each page has its own group.
 * @param {string} title
 */
const withoutPath = (title) => title.replace(/(^|\s)\/\S*/, '$1/')
