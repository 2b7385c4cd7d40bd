import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { unusedFiles } from './unused-files'

/** A case with one version. */
const soup = { 'content/cases/soup/index.md': doc({ more: 'versions:\n  - name: Soup\n    picture: soup.png\n' }) }

const stamped = '{ "/docs/first-session": { "words": "0123456789abcdef", "day": "2024-12-01" } }'

testRule(unusedFiles, [
  {
    id: 'file-unused',
    invalid: {
      'content/docs/notes.csv': 'To do.',
      'content/cases/soup/notes.json': 'To do.',
      'locales/xx/common.json': '{}',
      ...soup,
    },
    valid: { 'content/docs/.DS_Store': '', 'content/README.md': 'For us.', 'content/cases/soup/soup.png': '', ...soup },
  },
  {
    id: 'file-unused',
    // A copy beside the page.
    invalid: { 'content/docs/one.md': doc(), 'content/docs/one.md.txt': doc() },
    valid: { 'content/docs/one.md': doc() },
  },
  {
    id: 'file-without-case',
    invalid: {
      'content/cases/pea/areas.yml': 'pea: {}\n',
      'content/cases/pea/a.csv': '',
      'content/cases/pea/pea.png': '',
    },
    valid: { 'content/cases/soup/areas.yml': 'soup: {}\n', 'content/cases/soup/a.csv': '', ...soup },
  },
  {
    id: 'file-extension-added',
    invalid: {
      'content/docs/first-session.md.txt': doc(),
      'content/docs/Second Session.md.docx': doc(),
      'content/cases/pea/index.md.txt': doc(),
      'content/cases/soup/a.csv.txt': '',
      'locales/en/common.json.txt': '{}',
      ...soup,
    },
    // If the expected file exists, the other is a copy of it.
    valid: {
      'content/docs/first-session.md.txt': doc(),
      'content/docs/first-session.md': doc(),
      'content/cases/soup/notes.csv.txt': '',
      ...soup,
    },
  },
  {
    id: 'file-extension-added',
    invalid: { 'content/docs/first-session.markdown': doc(), 'content/docs/Second Session.MD': doc() },
    valid: { 'content/docs/first-session.md': doc(), 'content/docs/second-session.md': doc() },
  },
  {
    id: 'file-lock',
    invalid: { 'content/docs/~$rst-session.md': '\x04Anna', 'content/.~lock.facts.yml#': ',anna;' },
    valid: { 'content/docs/first-session.md': doc() },
  },
  {
    id: 'file-document',
    invalid: { 'content/docs/First Session.docx': 'PK', 'content/cases/soup/index.html': '<p>', ...soup },
    valid: { 'content/docs/first-session.md': doc(), 'content/notes.docx': 'PK', ...soup },
  },
  {
    id: 'file-plain-text',
    invalid: { 'content/docs/First Session.txt': doc() },
    valid: { 'content/docs/first-session.md': doc() },
  },
  {
    id: 'file-of-page',
    invalid: { 'content/docs/first-session.txt': doc(), 'content/.dates.json': stamped },
    valid: { 'content/docs/first-session.md': doc(), 'content/.dates.json': stamped },
  },
  {
    id: 'file-of-page',
    invalid: { 'content/docs/first-session': doc(), 'content/.dates.json': stamped },
    valid: { 'content/docs/first-session.md': doc(), 'content/.dates.json': stamped },
  },
  {
    id: 'file-elsewhere',
    invalid: { 'content/docs/computed.yml': 'settings: {}\n' },
    valid: { 'content/computed.yml': 'settings: {}\n' },
  },
  {
    id: 'file-elsewhere',
    invalid: { 'content/docs/gone-pages.txt': '/docs/old\n' },
    valid: { 'content/gone-pages.txt': '/docs/old\n' },
  },
  {
    id: 'file-misnamed',
    invalid: { 'content/cases/soup/area.yml': 'soup: {}\n', ...soup },
    valid: { 'content/cases/soup/areas.yml': 'soup: {}\n', ...soup },
  },
])
