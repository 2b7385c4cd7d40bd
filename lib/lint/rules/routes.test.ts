import { readFileSync } from 'node:fs'
import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { fixedPages } from '../../pages/find-page'
import { routes } from './routes'

/** Returns the pages that the site always has, as delivered, except some. */
const needed = (...without: readonly string[]) =>
  Object.fromEntries(
    fixedPages()
      .filter(({ file }) => !without.includes(file))
      .map(({ file }) => [file, readFileSync(file, 'utf8')]),
  )

const fixed = ['about', 'home', 'not-found', 'pricing', 'terms'].map((name) => `content/pages/${name}.md`)

testRule(routes, [
  { id: 'file-no-page', invalid: { 'content/notes.md': doc() }, valid: { 'content/docs/notes.md': doc() } },
  { id: 'file-not-list', invalid: { 'content/gone-pages.md': doc() }, valid: { 'content/gone-pages.txt': '' } },
  {
    id: 'file-not-index',
    invalid: { 'content/cases/ferry/ferry.md': doc() },
    valid: { 'content/cases/ferry/index.md': doc() },
  },
  {
    id: 'file-no-schema',
    invalid: { 'content/pages/zebra.md': doc() },
    valid: { 'content/pages/thanks.md': doc() },
  },
  {
    id: 'file-odd-name',
    invalid: { 'content/docs/First Session.md': doc(), 'content/cases/Café Ferry/index.md': doc() },
    valid: { 'content/docs/first-session.md': doc(), 'content/cases/cafe-ferry/index.md': doc() },
  },
  {
    id: 'file-copy',
    invalid: {
      'content/docs/one.md': doc(),
      'content/docs/one copy.md': doc(),
      'content/docs/one - Copy (2).md': doc(),
      'content/docs/one (1).md': doc(),
      'content/docs/Copy of one.md': doc(),
      "content/docs/one (Anna's conflicted copy 2026-11-20).md": doc(),
      'content/docs/one.sync-conflict-20261120-101112-ABC.md': doc(),
      'content/docs/one - Kopie.md': doc(),
      'content/docs/one (kopie).md': doc(),
      'content/docs/one 2.md': doc(),
      'content/pages/terms.md': doc(),
      'content/pages/terms_BACKUP_1234.md': doc(),
    },
    valid: {
      'content/docs/one.md': doc(),
      'content/docs/two copy.md': doc(),
      'content/docs/copy-of-one.md': doc(),
      'content/docs/conflict.md': doc(),
    },
    repaired: { 'content/docs/one.md': doc(), 'content/docs/two.md': doc() },
  },
  {
    id: 'page-renamed',
    invalid: { ...needed('content/pages/about.md'), 'content/pages/about-us.md': doc() },
    valid: needed(),
  },
  {
    id: 'page-renamed',
    invalid: { ...needed('content/pages/about.md'), 'content/pages/about.md.txt': 'About us' },
    valid: needed(),
  },
  {
    id: 'page-renamed',
    invalid: {
      ...needed('content/pages/terms.md'),
      'content/pages/conditions.md': readFileSync('content/pages/terms.md', 'utf8'),
    },
    valid: needed(),
  },
  {
    id: 'page-elsewhere',
    invalid: { ...needed('content/pages/about.md'), 'content/about.md': doc() },
    valid: needed(),
  },
  {
    id: 'page-elsewhere',
    // In a folder where it becomes another page.
    invalid: {
      ...needed('content/pages/terms.md'),
      'content/docs/terms.md': readFileSync('content/pages/terms.md', 'utf8'),
    },
    valid: needed(),
  },
  {
    id: 'case-elsewhere',
    invalid: { 'content/docs/soup/index.md': doc(), 'content/docs/soup/areas.yml': 'soup: {}\n' },
    valid: { 'content/cases/soup/index.md': doc(), 'content/cases/soup/areas.yml': 'soup: {}\n' },
  },
  {
    id: 'file-odd-name',
    // The name that a computer gave to a page when it was saved twice.
    invalid: { ...needed(), 'content/docs/one (1).md': doc() },
    valid: { ...needed(), 'content/docs/one.md': doc() },
  },
  {
    id: 'file-odd-name',
    // Its results and areas are already in the folder of the cases.
    invalid: { ...needed(), 'content/cases/My Soup/index.md': doc(), 'content/cases/My Soup/areas.yml': 'soup: {}\n' },
    valid: { ...needed(), 'content/cases/my-soup/index.md': doc(), 'content/cases/my-soup/areas.yml': 'soup: {}\n' },
  },
  {
    id: 'file-same-address',
    invalid: { 'content/docs/rest.md': doc(), 'content/docs/rest/index.md': doc() },
    valid: { 'content/docs/rest.md': doc(), 'content/docs/rest/paging.md': doc() },
  },
  {
    id: 'file-same-address',
    // The folder has further pages, so its first page is not the one to rename.
    invalid: {
      'content/docs/rest.md': doc(),
      'content/docs/rest/index.md': doc(),
      'content/docs/rest/paging.md': doc(),
    },
    valid: { 'content/docs/rest/index.md': doc(), 'content/docs/rest/paging.md': doc() },
  },
  {
    id: 'page-missing',
    invalid: needed('content/docs/index.md', 'content/docs/rest/index.md', ...fixed),
    valid: { ...needed('content/docs/rest/index.md'), 'content/docs/rest.md': doc() },
  },
])
