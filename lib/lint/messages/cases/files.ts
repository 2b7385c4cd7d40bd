import { readFileSync } from 'node:fs'
import { neededFiles } from '../../../pages/find-page'
import type { MessageCase } from './message-case'
import { textOf } from './page'
import { changed } from './pages'

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: It says what the page is about.\n${more}---\n\nText.\n`
const statement = 'lead: Yes\nbutton: Home\n'

/** A case with one version; that its other files are missing is told elsewhere. */
const soup = { 'content/cases/soup/index.md': page('Soup', 'versions:\n  - name: Soup\n    picture: soup.png\n') }

/** The pages that the site is never without, as it has them, but for some. */
const needed = (...without: readonly string[]) =>
  Object.fromEntries(
    neededFiles()
      .filter((file) => !without.includes(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

const fixed = ['about', 'home', 'not-found', 'pricing', 'terms'].map((name) => `content/pages/${name}.md`)

/** As a program on Windows saves it that knows nothing of UTF-8. */
const ofWindows = (title: string) => Buffer.from(page(title, statement), 'latin1')
const named = (file: string, from: string, to: string) => changed(file, from, `${to}${from}`)
const locale = 'locales/en/common.json'

/** The same in Markdown, YAML and JSON. */
const unseen = (id: MessageCase['id'], bad: string, near: string): MessageCase[] => [
  { id, bad: textOf(`One ${bad} two.`), near: textOf(`One ${near} two.`) },
  { id, bad: named('content/site.yml', 'Oogwenk', bad), near: named('content/site.yml', 'Oogwenk', near) },
  { id, bad: named(locale, 'Pricing', bad), near: named(locale, 'Pricing', near) },
]

export const fileCases: readonly MessageCase[] = [
  {
    id: 'file-no-page',
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
    id: 'file-capitals',
    bad: {
      'content/docs/Collect.md': page('More'),
      'content/docs/collect.md': page('Collect'),
      'content/docs/REST/paging.md': page('Paging'),
      'content/cases/Soup/index.md': page('Soup'),
    },
    near: { 'content/docs/collect.md': page('Collect'), 'content/docs/README.md': page('Read'), 'content/Docs.md': '' },
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
    id: 'text-unreadable',
    bad: { 'content/pages/thanks.md': ofWindows('Caf\xe9') },
    near: { 'content/pages/thanks.md': page('Café', statement) },
  },
  ...unseen('text-unreadable', '\uFFFD', 'é'),
  { id: 'text-unreadable', bad: textOf('One &#0; two.'), near: textOf('One &#233; two.') },
  ...unseen('text-control', '\x00', '\t'),
  { id: 'text-control', bad: textOf('One\x08 \x7F two\x85.'), near: textOf('One\u00A0\u200B two.') },
  { id: 'text-control', bad: named(locale, 'Pricing', '\\u0007'), near: named(locale, 'Pricing', '\\n') },
  ...unseen('text-direction', '\u202E', '\u200F'),
  { id: 'text-direction', bad: textOf('One &#x202e; two.'), near: textOf('One \u2068two\u2069.') },
  { id: 'text-direction', bad: named(locale, 'Pricing', '\\u202E'), near: named(locale, 'Pricing', '\\u2068') },
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
