import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve } from '../../tests/fixtures/serve'
import { openJournal } from '../journal/journal'
import { versionOf } from '../journal/version'
import { createEditor } from '../server/create-editor'
import { makeRemote, type TestRemote } from '../tests/published-project'
import { createPages } from './create-pages'
import { PlanError } from './move-page'
import type { SiteReview } from './publish-page'

let all: TestRemote
let review: SiteReview
let port = 0
const done: string[] = []
const moved = {
  ...{ file: 'content/about.md', path: '/about', targets: ['/pricing'], files: ['content/about.md'] },
  move: async (address: string) => {
    if (address === '/taken') throw new PlanError('“/taken” is taken. Choose another one.')
    done.push(`move to ${address}`)
  },
  remove: async (leadsTo: string) => void done.push(`delete, leads to ${leadsTo}`),
}
let close = () => Promise.resolve()

beforeEach(async () => {
  all = await makeRemote()
  review = { since: 'Since 1 May 2026:', changes: [], errors: [], warnings: [] }
  const { root, project } = all.folder
  const journal = openJournal(root, 'var/editor')
  const server = await serve((request, response) => {
    const access = { port, token: 'secret', address: '/edit' }
    const pages = createPages({
      ...access,
      project: project(),
      journal,
      replayed: { finished: ['content/about.md'], undone: [] },
      review: async () => review,
      addressOf: async (file) => (file === 'content/about.md' ? '/about' : undefined),
      pageOf: async (file) => (file === 'content/about.md' ? moved : undefined),
      alone: (work) => work(),
    })
    const none = async () => [] as never[]
    const repository = { list: none, read: async () => undefined, save: none }
    const describe = async () => ({ config: {}, preview: { heading: [], lead: [] } })
    const previewFiles = async () => new Map([['preview.css', Buffer.from('h1{}')]])
    const rest = { title: '', bundle: root, report: console.error, describe, previewFiles }
    void createEditor({ ...access, ...rest, repository, pages })(request, response)
  })
  port = Number(new URL(server.url).port)
  close = server.close
})
afterEach(async () => {
  await close()
  await all.remove()
})

async function ask(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
  const origin = `http://127.0.0.1:${port}`
  const body = fields && new URLSearchParams(fields)
  const response = await fetch(origin + path, {
    redirect: 'manual',
    ...(body && { method: 'POST', body, headers: { Origin: origin, ...headers } }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
/** The values of the hidden fields. */
const hidden = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
const author = { name: 'Eva Editor', email: 'eva@oogwenk.example' }

test('the page lists what has changed and what is wrong, as text, and offers to publish what is ready', async () => {
  await all.folder.put('content/about.md', 'About you\n')
  review = {
    ...review,
    changes: [{ sentence: '/about has changed.', details: ['“Title” was “<b>” and is now “&”.'] }],
    errors: ['content/about.md, “Title”: it is missing. Write one.'],
  }
  const refused = await ask('/edit/publish')
  expect(refused.text).toContain('“Title” was “&#60;b&#62;” and is now “&#38;”.')
  expect(refused.text).toContain('Not yet: 1 mistake to correct.')
  expect(refused.text).not.toContain('value="publish"')
  expect(refused.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  review = { ...review, errors: [], warnings: ['A word is unusual. Look at it.'] }
  const ready = await ask('/edit/publish')
  expect(ready.text).toContain('The site is ready to be published.')
  expect(ready.text).toContain('A word is unusual.')
  expect(ready.text).toContain('value="publish"')
  // Nothing was published before.
  expect(ready.text).not.toContain('value="undo"')
})

test('a sentence and a name publish what is shown; a second press publishes nothing; undoing goes back', async () => {
  await all.folder.put('content/about.md', 'About you\n')
  const { text } = await ask('/edit/publish')
  const form = { ...hidden(text), ...author, sentence: 'A “new” title', do: 'publish' }
  const done = await ask('/edit/publish', form)
  expect(done.text).toContain('Published. It was sent to the repository “origin”')
  expect(all.remote('log', '-1', '--format=%s|%an', 'published')).toBe('A “new” title|Eva Editor')
  expect((await ask('/edit/publish', form)).text).toContain('Nothing has changed since the last publication.')
  expect(done.text).toContain('value="Eva Editor"')
  const undone = await ask('/edit/publish', { ...hidden(done.text), ...author, do: 'undo' })
  expect(undone.text).toContain('Undone. It was sent to')
  expect(await all.folder.read('content/about.md')).toBe('About us\n')
})

test('what is scheduled and published already is no change that is left to publish', async () => {
  review = { ...review, changes: [{ sentence: '/docs/later is scheduled.', details: [] }] }
  const { text } = await ask('/edit/publish')
  expect(text).toContain(
    '<p>Nothing has changed. This is published, and still to come:</p><ul><li>/docs/later is scheduled.</li></ul>',
  )
  expect(text).toContain('There is nothing to publish.')
})

test('what was typed stays after a refusal', async () => {
  await all.folder.put('content/about.md', 'About you\n')
  const { text } = await ask('/edit/publish')
  const refused = await ask('/edit/publish', {
    ...hidden(text),
    name: '',
    email: 'x@y',
    sentence: 'Kept <i>',
    do: 'publish',
  })
  expect(refused.text).toContain('Your name is missing.')
  expect(refused.text).toContain('value="Kept &#60;i&#62;"')
})

test.each([
  ['another website', { Origin: 'http://evil.example' }, {}, 403],
  ['a sandboxed frame', { Origin: 'null' }, {}, 403],
  ['another site, by what the browser says', { 'Sec-Fetch-Site': 'cross-site' }, {}, 403],
  ['a page of an earlier start', {}, { token: 'before' }, 401],
  ['a text', { 'Content-Type': 'text/plain' }, {}, 415],
  ['a form that is too long', {}, { sentence: 'x'.repeat(30_000) }, 413],
])('a form of %s publishes nothing', async (_, headers, fields, status) => {
  await all.folder.put('content/about.md', 'About you\n')
  const { text } = await ask('/edit/publish')
  const before = all.folder.git('rev-parse', 'HEAD')
  const form = { ...hidden(text), ...author, sentence: 'x', do: 'publish', ...fields }
  expect((await ask('/edit/publish', form, headers)).status).toBe(status)
  expect(all.folder.git('rev-parse', 'HEAD')).toBe(before)
})

test('other methods, and pages that are not there, are answered with a sentence', async () => {
  expect((await ask('/edit/kept', {})).status).toBe(405)
  expect((await ask('/edit/kept/no/such')).status).toBe(404)
  expect((await ask('/edit/kept/..%2f..%2fgit')).status).toBe(404)
})

test('what a save has overwritten can be read, copied and downloaded', async () => {
  const journal = openJournal(all.folder.root, 'var/editor')
  await journal.save([
    { path: 'content/about.md', content: 'New\n', expected: versionOf(Buffer.from('About us\n')) },
    { path: 'content/.dates.json', content: '{}\n', expected: versionOf(Buffer.from('{"about":1}\n')) },
  ])
  const { text } = await ask('/edit/kept')
  expect(text).not.toContain('.dates.json')
  expect(text).toContain('A save that had been interrupted was finished: content/about.md.')
  expect(text).toMatch(/<textarea [^>]*readonly>\nAbout us\n<\/textarea>/)
  const [, link = ''] = /href="(\/edit\/kept\/[^"]+)"/.exec(text) ?? []
  const download = await ask(link)
  expect(download.text).toBe('About us\n')
  expect(download.headers.get('content-disposition')).toBe('attachment')
  expect(download.headers.get('content-security-policy')).toContain('sandbox')
})

test('a file leads to its page', async () => {
  const { status, headers } = await ask(`/edit/see?file=${encodeURIComponent('content/about.md')}`)
  expect([status, headers.get('location')]).toEqual([303, '/about'])
  expect((await ask('/edit/see?file=//evil.example')).status).toBe(404)
})

test('a page is moved and deleted by forms, and a refusal is shown on them', async () => {
  const file = 'content/about.md'
  const { text } = await ask(`/edit/page?file=${encodeURIComponent(file)}`)
  const form = hidden(text)
  expect(form).toMatchObject({ file })
  expect((await ask('/edit/page', { ...form, do: 'move', address: '/taken' })).text).toContain('“/taken” is taken.')
  expect((await ask('/edit/page', { ...form, do: 'move', address: '/new' })).text).toContain('/about is /new now.')
  expect((await ask('/edit/page', { ...form, do: 'delete', leads: '/pricing' })).text).toContain('/about was deleted.')
  expect((await ask('/edit/page', { ...form, token: 'no', do: 'delete', leads: '' })).status).toBe(401)
  expect((await ask('/edit/page?file=package.json')).status).toBe(404)
  expect(done).toEqual(['move to /new', 'delete, leads to /pricing'])
})
