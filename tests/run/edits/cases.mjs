/** New and changed cases and pictures. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../../preview/install.mjs'
import { newCases } from '../new-cases.mjs'
import { edit } from './edit.mjs'

/** @param {string} path */
const read = (path) => readFileSync(root + path)

/** Returns a results file with five times as many participants. */
function manyPeople() {
  const [head = '', ...rows] = read('content/cases/bugfoundation/a.csv').toString().trimEnd().split('\n')
  const copies = [...'abcde'].flatMap((letter, copy) => rows.map((row) => asSomebodyElse(row, letter, copy)))
  return `${[head, ...copies].join('\n')}\n`
}

/**
 * Gives a row of results to somebody else, who looked a few pixels further right: the content lint rejects two people
 * with the same gaze.
 * @param {string} row
 * @param {string} letter the first letter of the person
 * @param {number} pixels
 */
function asSomebodyElse(row, letter, pixels) {
  const [person = '', time, x, ...others] = row.split(',')
  return [letter + person.slice(1), time, x && (Number(x) + pixels).toFixed(1), ...others].join(',')
}

/**
 * Moves a case to a different folder, with a redirect from its old URL.
 * @returns {import('./edit.mjs').Edit}
 */
function renamedCase() {
  const [from, to] = ['content/cases/galaxy', 'content/cases/chocolate']
  const files = readdirSync(root + from).map((name) => [
    [`${from}/${name}`, null],
    [`${to}/${name}`, name === 'index.md' ? withAlias(read(`${from}/${name}`)) : read(`${from}/${name}`)],
  ])
  return {
    name: 'a renamed case, which is no longer the first',
    files: {
      ...Object.fromEntries(files.flat()),
      'content/site.yml': (text) => text.replace('  - galaxy\n', '  - chocolate\n'),
    },
  }
}

/** Gives a case its old URL as an alias, and moves it to the end of the list. @param {Buffer} text */
const withAlias = (text) =>
  text
    .toString()
    .replace(/^---\n/, '---\naliases: [/cases/galaxy]\n')
    .replace('  order: 1\n', '  order: 9\n')

/**
 * Edits that add cases, or change their pictures, results and addresses.
 * @type {import('./edit.mjs').Edit[]}
 */
export const cases = [
  {
    name: 'two new cases, one with results of more than a megabyte',
    files: { ...newCases(), 'content/cases/soup/a.csv': manyPeople() },
  },
  renamedCase(),
  {
    name: 'measured results',
    files: {
      'content/cases/bugfoundation/index.md': (text) =>
        text.replaceAll('simulated', 'measured').replaceAll('Simulated', 'Measured'),
    },
  },
  edit(
    'a different heading of a case',
    'content/cases/bugfoundation/index.md',
    'heading: Will people bite?',
    'heading: Would you bite?',
  ),
  edit(
    'a different question on a card',
    'content/cases/bugfoundation/index.md',
    '  question: The burger is made of insects, and its landing page says so. Does that whet the appetite or spoil it?',
    '  question: Does the truth about a burger spoil it?',
  ),
  {
    name: 'one more paragraph in a case',
    files: {
      'content/cases/bugfoundation/index.md': (text) =>
        `${text.trimEnd()}\n\nOne question is left: what would people say a week later?\n`,
    },
  },
  {
    name: 'a picture in a text',
    files: {
      'content/docs/picture.png': read('content/cases/bugfoundation/bugfoundation.png'),
      'content/docs/real-time.md': (text) =>
        `${text.trimEnd()}\n\n![A landing page with a burger on the right.](picture.png)\n`,
    },
  },
]
