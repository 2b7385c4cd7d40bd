import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve } from '../../tests/fixtures/serve'
import { openJournal } from '../journal/journal'
import { openProject } from '../project/open-project'
import { versionNow } from '../project/version-now'
import { createEditor } from '../server/create-editor'
import { makeRemote, type TestRemote } from '../tests/published-project'
import { createPages } from './create-pages'
import { PlanError } from './move-page'
import type { SiteReview } from './publish-page'

let all: TestRemote
let review: SiteReview
let port = 0
const policy = { rules: [{ pattern: 'content/*.(md|csv|txt)', kind: 'text' as const, limit: 10_000 }] }
/** Each page has a results file of the same name. */
const subjectOf = async (path: string) => {
  const [, name] = /^content\/(\w+)\.(?:md|csv)$/.exec(path) ?? []
  const part = path.endsWith('.csv') ? 'Results' : 'Text'
  return name === undefined
    ? undefined
    : { main: `content/${name}.md`, title: `The page ${name}`, address: `/${name}`, part }
}
const done: string[] = []
const moved = {
  ...{
    file: 'content/about.md',
    title: 'About us',
    path: '/about',
    targets: [{ path: '/pricing', title: 'Prices' }],
    list: 'collections/docs',
    files: ['content/about.md'],
  },
  move: async (address: string) => {
    if (address === '/taken') throw new PlanError('“/taken” is taken. Choose another one.')
    done.push(`move to ${address}`)
    return 'collections/docs/entries/new'
  },
  remove: async (leadsTo: string) => void done.push(`delete, leads to ${leadsTo}`),
}
let close = () => Promise.resolve()

beforeEach(async () => {
  all = await makeRemote()
  review = { since: 'Since 1 May 2026:', changes: [], errors: [], warnings: [] }
  const { root, project } = all.folder
  const journal = openJournal(root, 'var/editor')
  const opened = openProject({
    root,
    policy,
    journal,
    check: async (files) => ({
      errors: Object.values(files).flatMap((content) =>
        String(content).includes('wrong') ? ['“Text”: a word is wrong. Write another one.'] : [],
      ),
      warnings: [],
    }),
  })
  const server = await serve((request, response) => {
    const access = { port, token: 'secret', address: '/edit' }
    const pages = createPages({
      ...access,
      siteName: async () => 'Oogwenk',
      project: project(),
      journal,
      replayed: { finished: ['content/about.md'], undone: [] },
      review: async () => review,
      addressOf: async (file) => (file === 'content/about.md' ? '/about' : undefined),
      pageOf: async (file) => (file === 'content/about.md' ? moved : undefined),
      subjectOf,
      repository: opened,
    })
    const none = async () => [] as never[]
    const repository = { list: none, read: async () => undefined, save: async () => ({ files: [], warnings: [] }) }
    const describe = async () => ({ config: {}, preview: { heading: [], lead: [] } })
    const previewFiles = async () => new Map([['preview.css', Buffer.from('h1{}')]])
    const rest = {
      title: '',
      siteName: async () => 'Oogwenk',
      bundle: root,
      report: console.error,
      describe,
      previewFiles,
    }
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
/** Returns the values of the hidden fields of a page. */
const hidden = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
const author = { name: 'Eva Editor', email: 'eva@oogwenk.example' }

test('the page lists changes and mistakes as escaped text, and has a publish button once the site is ready', async () => {
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
  expect(refused.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'/,
  )
  review = { ...review, errors: [], warnings: ['A word is unusual. Look at it.'] }
  const ready = await ask('/edit/publish')
  expect(ready.text).toContain('The site is ready to be published.')
  expect(ready.text).toContain('A word is unusual.')
  expect(ready.text).toContain('value="publish"')
  // Nothing was published before.
  expect(ready.text).not.toContain('value="undo"')
})

test('a form with a description and an author publishes what is shown, once only; undoing restores the page', async () => {
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

test('a scheduled page that has already been published is not listed as a change', async () => {
  review = { ...review, changes: [{ sentence: '/docs/later is scheduled.', details: [] }] }
  const { text } = await ask('/edit/publish')
  expect(text).toContain(
    '<p>Nothing has changed. These are published, but scheduled for later:</p><ul><li>/docs/later is scheduled.</li></ul>',
  )
  expect(text).toContain('There is nothing to publish.')
})

test('a form that is rejected keeps what was typed', async () => {
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
  ['from another website', { Origin: 'http://evil.example' }, {}, 403],
  ['from a sandboxed frame', { Origin: 'null' }, {}, 403],
  ['from another site, according to the browser', { 'Sec-Fetch-Site': 'cross-site' }, {}, 403],
  ['from an earlier session', {}, { token: 'before' }, 401],
  ['sent as plain text', { 'Content-Type': 'text/plain' }, {}, 415],
  ['that is too long', {}, { sentence: 'x'.repeat(30_000) }, 413],
])('a form %s publishes nothing', async (_, headers, fields, status) => {
  await all.folder.put('content/about.md', 'About you\n')
  const { text } = await ask('/edit/publish')
  const before = all.folder.git('rev-parse', 'HEAD')
  const form = { ...hidden(text), ...author, sentence: 'x', do: 'publish', ...fields }
  expect((await ask('/edit/publish', form, headers)).status).toBe(status)
  expect(all.folder.git('rev-parse', 'HEAD')).toBe(before)
})

test('other methods and unknown pages are rejected', async () => {
  expect((await ask('/edit/kept/x', {})).status).toBe(405)
  expect((await ask('/edit/kept/no/such')).status).toBe(404)
  expect((await ask('/edit/kept/..%2f..%2fgit')).status).toBe(404)
})

/** Saves files over their current versions; null deletes a file. */
async function saveNow(files: Record<string, string | null>) {
  const { root } = all.folder
  const changes = Object.entries(files).map(async ([path, content]) => ({
    ...{ path, content },
    expected: await versionNow(root, path),
  }))
  await openJournal(root, 'var/editor').save(await Promise.all(changes))
}

/** Presses the button of a version: the first one whose sentence begins with these words. */
async function bringBack(title: string, words: string, more: Record<string, string> = {}) {
  const { text } = await ask('/edit/kept')
  const part = text.slice(text.indexOf(title))
  return ask('/edit/kept', { ...hidden(part.slice(part.indexOf(words)).split('</form>')[0] ?? ''), ...more })
}

test('earlier versions are grouped by page, and can be read and downloaded', async () => {
  await saveNow({ 'content/about.md': 'New\n', 'content/.dates.json': '{}\n' })
  await saveNow({ 'content/.dates.json': '{"about":2}\n' })
  await saveNow({ 'content/about.md': 'Newer\n' })
  const { text } = await ask('/edit/kept')
  expect([...text.matchAll(/<h2 [^>]*>(.+?) </g)].map(([, title]) => title)).toEqual(['The page about'])
  expect(text).not.toContain('.dates.json')
  expect(text).toContain('A save that had been interrupted was finished: content/about.md.')
  const texts = [...text.matchAll(/<textarea [^>]*readonly>\n(.*)\n<\/textarea>/g)].map(([, words]) => words)
  expect(texts).toEqual(['New', 'About us'])
  const [, link = ''] = /.*href="(\/edit\/kept\/[^"]+)"/s.exec(text) ?? []
  const download = await ask(link)
  expect(download.text).toBe('About us\n')
  expect(download.headers.get('content-disposition')).toBe('attachment')
  expect(download.headers.get('content-security-policy')).toContain('sandbox')
})

test('a version is restored, and so is the version that it replaced', async () => {
  await saveNow({ 'content/about.md': 'New\n' })
  const done = await bringBack('The page about', 'As it was before the save')
  expect(done.text).toMatch(/“The page about” is back: as it was before the save of .+\. It is not published yet\./)
  expect(await all.folder.read('content/about.md')).toBe('About us\n')
  await bringBack('The page about', 'As it was before the save')
  expect(await all.folder.read('content/about.md')).toBe('New\n')
})

test('a version that the check rejects is not restored, and the page says why', async () => {
  await saveNow({ 'content/about.md': 'wrong\n' })
  await saveNow({ 'content/about.md': 'right\n' })
  const refused = await bringBack('The page about', 'As it was before the save')
  expect(refused.text).toContain('Nothing was changed. “Text”: a word is wrong. Write another one.')
  expect(await all.folder.read('content/about.md')).toBe('right\n')
})

test('a deleted page is restored with its files, and its line is removed from a list to which others were added', async () => {
  await saveNow({ 'content/about.csv': '1,2\n', 'content/gone.txt': '/first\n' })
  await saveNow({ 'content/about.md': null, 'content/about.csv': null, 'content/gone.txt': '/first\n/about\n' })
  await saveNow({ 'content/old.md': null, 'content/gone.txt': '/first\n/about\n/old\n' })
  await bringBack('The page about', 'As it was before it was deleted')
  expect(await all.folder.read('content/about.md')).toBe('About us\n')
  expect(await all.folder.read('content/about.csv')).toBe('1,2\n')
  expect(await all.folder.read('content/gone.txt')).toBe('/first\n/old\n')
})

test('restoring an older version of a deleted page restores the whole page', async () => {
  await saveNow({ 'content/about.md': 'New\n', 'content/about.csv': '1,2\n' })
  await saveNow({ 'content/about.md': null, 'content/about.csv': null })
  await bringBack('The page about', 'As it was before the save')
  expect(await all.folder.read('content/about.md')).toBe('About us\n')
  expect(await all.folder.read('content/about.csv')).toBe('1,2\n')
})

test('a moved page is restored at its old address, with the links to it', async () => {
  await saveNow({ 'content/old.md': 'One\nSee /about\nThree\n' })
  await saveNow({ 'content/about.md': null, 'content/us.md': 'About us\n', 'content/old.md': 'One\nSee /us\nThree\n' })
  await saveNow({ 'content/old.md': 'First\nOne\nSee /us\nThree\n' })
  expect((await bringBack('The page about', 'As it was before it moved to /us')).status).toBe(200)
  expect(await all.folder.read('content/about.md')).toBe('About us\n')
  expect(await all.folder.read('content/old.md')).toBe('First\nOne\nSee /about\nThree\n')
  await expect(all.folder.read('content/us.md')).rejects.toThrow('ENOENT')
})

test('a moved page is not restored if a link to it has been edited since, and the page says what to do', async () => {
  await saveNow({ 'content/about.md': null, 'content/us.md': 'About us\n', 'content/old.md': 'See /us\n' })
  await saveNow({ 'content/old.md': 'Look at /us\n' })
  const refused = await bringBack('The page about', 'As it was before it moved')
  expect(refused.text).toContain(
    '“The page old” has been edited since, in the same lines. Bring its own earlier version back first',
  )
  expect(await all.folder.read('content/us.md')).toBe('About us\n')
})

test('a version is restored only by a form from the current session of the editor', async () => {
  await saveNow({ 'content/about.md': 'New\n' })
  expect((await bringBack('The page about', 'As it was', { token: 'before' })).status).toBe(401)
  expect((await bringBack('The page about', 'As it was', { save: 'x' })).status).toBe(404)
  expect(await all.folder.read('content/about.md')).toBe('New\n')
})

test('the address of a file redirects to its page', async () => {
  const { status, headers } = await ask(`/edit/see?file=${encodeURIComponent('content/about.md')}`)
  expect([status, headers.get('location')]).toEqual([303, '/about'])
  expect((await ask('/edit/see?file=//evil.example')).status).toBe(404)
})

test('a page is moved and deleted with forms, which show the error if that fails', async () => {
  const file = 'content/about.md'
  const { text } = await ask(`/edit/page?file=${encodeURIComponent(file)}`)
  const form = hidden(text)
  expect(form).toMatchObject({ file })
  expect(text).toContain('<option value="/pricing">Prices (/pricing)</option>')
  const refused = await ask('/edit/page', { ...form, do: 'move', address: '/taken' })
  expect(refused.text).toContain('“/taken” is taken.')
  expect(refused.text).toContain('value="/taken"')
  const there = await ask('/edit/page', { ...form, do: 'move', address: '/new' })
  expect(there.text).toContain('/about has moved to /new.')
  expect(there.text).toMatch(/href="\/edit\?\d+#\/collections\/docs\/entries\/new"/)
  const gone = await ask('/edit/page', { ...form, do: 'delete', leads: '/pricing' })
  expect(gone.text).toContain('/about was deleted. Visitors see this once you publish.')
  expect(gone.text).toMatch(/href="\/edit\?\d+#\/collections\/docs"/)
  expect((await ask('/edit/page', { ...form, token: 'no', do: 'delete', leads: '' })).status).toBe(401)
  expect((await ask('/edit/page?file=package.json')).status).toBe(404)
  expect(done).toEqual(['move to /new', 'delete, leads to /pricing'])
})
