import { readFileSync } from 'node:fs'
import { neededFiles } from '../../content/fixed-addresses'
import type { MessageCase } from './message-case'

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: It says what the page is about.\n${more}---\n\nText.\n`
const statement = 'lead: Yes\nbutton: Home\n'

/** A case with one version; that its other files are missing is told elsewhere. */
const soup = { 'content/cases/soup/index.md': page('Soup', 'versions:\n  - name: Soup\n    picture: soup.png\n') }

/** The pages that the site is never without, as it has them, but for some. */
const needed = (...without: readonly string[]) =>
  Object.fromEntries(
    neededFiles.filter((file) => !without.includes(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  )

const fixed = ['about', 'home', 'not-found', 'pricing', 'terms'].map((name) => `content/pages/${name}.md`)

export const fileCases: readonly MessageCase[] = [
  {
    id: 'file-no-place',
    bad: { 'content/notes.md': page('Notes') },
    near: { 'content/docs/notes.md': page('Notes') },
  },
  {
    id: 'file-no-schema',
    bad: { 'content/pages/zebra.md': page('Zebra') },
    near: { 'content/pages/thanks.md': page('Thanks', statement) },
  },
  {
    id: 'file-same-address',
    bad: { 'content/docs/rest.md': page('Rest'), 'content/docs/rest/index.md': page('Rest') },
    near: { 'content/docs/rest.md': page('Rest'), 'content/docs/rest/paging.md': page('Paging') },
  },
  {
    id: 'file-is-link',
    bad: { 'content/docs/notes.md': { linkTo: '../site.yml' }, 'locales/nl': { linkTo: 'en' } },
    near: { 'content/docs/notes.md': page('Notes') },
  },
  { id: 'file-missing', bad: { 'content/computed.yml': null }, near: {} },
  {
    id: 'page-missing',
    bad: needed('content/docs/index.md', 'content/docs/rest/index.md', ...fixed),
    near: { ...needed('content/docs/rest/index.md'), 'content/docs/rest.md': page('Rest') },
  },
  {
    id: 'file-unused',
    bad: {
      'content/docs/notes.txt': 'To do.',
      'content/cases/soup/notes.txt': 'To do.',
      'locales/xx/common.json': '{}',
      ...soup,
    },
    near: { 'content/docs/.DS_Store': '', 'content/README.md': 'For us.', 'content/cases/soup/soup.png': '', ...soup },
  },
  {
    id: 'file-misnamed',
    bad: { 'content/cases/soup/area.yml': 'soup: {}\n', ...soup },
    near: { 'content/cases/soup/areas.yml': 'soup: {}\n', ...soup },
  },
]
