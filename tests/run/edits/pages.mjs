/** New, removed, moved and scheduled pages, and the data from which they are made. */
import { readFileSync } from 'node:fs'
import { root } from '../../../preview/install.mjs'
import { edit } from './edit.mjs'

/** @param {string} path */
const read = (path) => readFileSync(root + path)

/**
 * Makes a documentation page of about this many words, with a heading every hundred.
 * @param {string} title
 * @param {number} words
 * @param {string} [frontMatter]
 */
function docsPage(title, words, frontMatter = '') {
  const sentence = 'A session records where people look and what they show, and the report puts both together. '
  const paragraph = sentence.repeat(7).trim()
  // Two pages with the same text would be an error.
  const name = title.replace(/\W+/g, ' ').trim()
  const section = (/** @type {number} */ number) => `## Part ${number} of ${name}\n\n${paragraph}\n`
  const parts = Array.from({ length: Math.ceil(words / 105) }, (_, index) => section(index + 1))
  return `---\ntitle: ${title}\ndescription: A guide that an editor has added, with as many parts as it needs.\nlead: What this guide is about, in one sentence.\n${frontMatter}---\n\n${parts.join('\n')}`
}

const site = 'content/site.yml'
const endpoints = 'content/docs/rest/endpoints.yml'

/**
 * Added and changed pages of the documentation, and other values of the site.
 * @type {import('./edit.mjs').Edit[]}
 */
export const pages = [
  {
    name: 'a documentation page of 3,000 words',
    files: { 'content/docs/long-guide.md': docsPage('A long guide', 3000, 'order: 170\n') },
  },
  {
    name: 'a short documentation page in a folder',
    files: { 'content/docs/rest/first-steps.md': docsPage('First steps', 200, 'order: 5\n') },
  },
  {
    name: 'a removed documentation page, whose old URL redirects',
    files: {
      'content/docs/collect.md': null,
      'content/docs/rest/reference/data_collection.md': (text) =>
        text.replace('The [Data Collection API](/docs/collect) is', 'The Data Collection API is'),
      'content/docs/javascript.md': (text) => text.replace(/^---\n/, '---\naliases: [/docs/collect]\n'),
    },
  },
  {
    name: 'a draft page',
    files: { 'content/docs/draft.md': docsPage('A draft', 200, 'draft: true\norder: 180\n') },
  },
  {
    name: 'a scheduled page',
    files: { 'content/docs/later.md': docsPage('Later', 200, 'publishAt: 2099-01-01\norder: 190\n') },
  },
  {
    name: 'documentation pages in a different order',
    files: { 'content/docs/real-time.md': (text) => text.replace(/^order: .*$/m, 'order: 1') },
  },
  {
    name: 'a renamed documentation page',
    files: {
      'content/docs/graphql/reference.md': null,
      'content/docs/graphql/schema.md': read('content/docs/graphql/reference.md')
        .toString()
        .replace(/^---\n/, '---\naliases: [/docs/graphql/reference]\n'),
    },
  },
  {
    name: 'a documentation page with square brackets in its title',
    files: { 'content/docs/beta.md': docsPage('"Recordings [beta]"', 200, 'order: 182\n') },
  },
  {
    name: 'a table with an empty top left cell',
    files: {
      'content/docs/javascript.md': (text) =>
        `${text.trimEnd()}\n\n| | Camera | Screen |\n| --- | --- | --- |\n| Recorded | yes | no |\n`,
    },
  },
  {
    name: 'email addresses in a documentation page',
    files: {
      'content/docs/real-time.md': (text) =>
        `${text.trimEnd()}\n\nWrite to [our desk](mailto:desk@oogwenk.example), to [desk@oogwenk.example](mailto:desk@oogwenk.example) or to sales@oogwenk.example.\n`,
    },
  },
  edit(
    'a new operation',
    endpoints,
    '        - call: GET /users/{user_uuid}/invites\n',
    '        - call: GET /users/{user_uuid}/teams\n          title: List teams\n          summary: Lists the teams of one user.\n        - call: GET /users/{user_uuid}/invites\n',
  ),
  edit(
    'a different summary of an operation',
    endpoints,
    'summary: Grants an authorization to someone else.',
    'summary: Gives another person an authorization.',
  ),
  edit('a different copyright year', site, 'copyrightYear: 2023', 'copyrightYear: 2026'),
  edit('a telephone number', site, 'phone: "[phone number to come]"', 'phone: "+31 20 555 0123"'),
  edit(
    'a removed social network',
    site,
    '    - name: Instagram\n      url: https://instagram.oogwenk.example # placeholder\n',
    '',
  ),
]
