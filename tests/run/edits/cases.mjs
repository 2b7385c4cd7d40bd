/** Cases that come and change, and pictures. */
import { readFileSync } from 'node:fs'
import { root } from '../../../preview/install.mjs'
import { newCases } from '../new-cases.mjs'
import { edit } from './edit.mjs'

/** @param {string} path */
const read = (path) => readFileSync(root + path)

const galaxy = 'content/cases/galaxy/index.md'

/** @type {import('./edit.mjs').Edit[]} */
export const cases = [
  { name: 'two cases that were added', files: newCases() },
  edit('the order of the cases', galaxy, '  order: 1', '  order: 9'),
  edit(
    'the heading of a case',
    'content/cases/bugfoundation/index.md',
    'heading: Will people bite?',
    'heading: Would you bite?',
  ),
  edit(
    'the question on a card',
    'content/cases/bugfoundation/index.md',
    '  question: The burger is made of insects, and its landing page says so. Does that whet the appetite or spoil it?',
    '  question: Does the truth about a burger spoil it?',
  ),
  {
    name: 'a paragraph more in a case',
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
