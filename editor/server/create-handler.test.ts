import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve } from '../../tests/fixtures/serve'
import { createHandler } from './create-handler'
import { HttpError } from './http-error'
import type { ProposedChange, Repository } from './repository'

const base = '/edit/api/v1'
const repo = `${base}/repos/site/site`

let files = new Map<string, string>()
let saved: (readonly ProposedChange[])[] = []
let reported: unknown[] = []
let failure: unknown
let port = 0
let close = () => Promise.resolve()

const versionOf = (text: string) => `version-of-${text}`
const repository: Repository = {
  list: async () =>
    [...files].map(([path, text]) => ({ path, size: Buffer.byteLength(text), version: versionOf(text) })),
  read: async (path) => {
    const text = files.get(path)
    return text === undefined ? undefined : Buffer.from(text)
  },
  save: async (changes) => {
    if (failure) throw failure
    saved.push(changes)
    const files = changes.map(({ path, content }) => ({
      path,
      version: content && versionOf(Buffer.from(content).toString()),
    }))
    return { files, warnings: ['A word is repeated.'] }
  },
}

beforeEach(async () => {
  files = new Map([
    ['content/pages/about.md', 'About'],
    ['content/docs/ä b.png', 'png'],
  ])
  saved = []
  reported = []
  failure = undefined
  const server = await serve((request, response) => {
    const handler = createHandler({ base, port, token: 'secret', repository, report: (error) => reported.push(error) })
    void handler(request, response).then((handled) => handled || response.writeHead(204).end())
  })
  port = Number(new URL(server.url).port)
  close = server.close
})
afterEach(() => close())

/** Sends a request as the editor's own page does. */
async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: 'token secret', 'Content-Type': 'application/json', Origin: origin, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const askJson = async (...request: Parameters<typeof ask>) => JSON.parse((await ask(...request)).text)

test('other addresses are left to other handlers', async () => {
  expect((await ask('/pricing')).status).toBe(204)
  expect((await ask('/edit/api/v10')).status).toBe(204)
})

test('the interface finds a server, a user, a repository and its branch', async () => {
  expect(await askJson(`${base}/version`)).toEqual({ version: '1.24.0' })
  expect(await askJson(`${base}/user`)).toHaveProperty('login')
  expect(await askJson(repo)).toMatchObject({ default_branch: 'main' })
  expect(await askJson(`${repo}/branches/main`)).toMatchObject({ name: 'main' })
  expect(await askJson(`${repo}/commits?path=a`)).toEqual([])
})

test('the branch has another state after a file has changed', async () => {
  const state = async () => (await askJson(`${repo}/branches/main`)).commit.id
  const before = await state()
  expect(await state()).toBe(before)
  files.set('content/pages/about.md', 'About us')
  expect(await state()).not.toBe(before)
})

test('every file is listed, and sent with its version', async () => {
  expect(await askJson(`${repo}/git/trees/main?recursive=1`)).toEqual({
    truncated: false,
    tree: [
      { path: 'content/pages/about.md', type: 'blob', sha: 'version-of-About', size: 5 },
      { path: 'content/docs/ä b.png', type: 'blob', sha: 'version-of-png', size: 3 },
    ],
  })
  expect(
    await askJson(`${repo}/file-contents?ref=main`, { files: ['content/pages/about.md', 'package.json'] }),
  ).toEqual([
    {
      path: 'content/pages/about.md',
      sha: 'version-of-About',
      encoding: 'base64',
      content: Buffer.from('About').toString('base64'),
    },
    null,
  ])
})

test('a picture is sent unchanged, with headers that stop it from running anything', async () => {
  const { status, text, headers } = await ask(`${repo}/media/main/${encodeURIComponent('content/docs/ä b.png')}`)
  expect([status, text]).toEqual([200, 'png'])
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('content-type')).toBe('application/octet-stream')
})

test.each(['package.json', '..%2Fpackage.json', 'content/%2e%2e/package.json', '%', '.git/config'])(
  'a file that is not listed is not sent: %s',
  async (path) => {
    const { status, text } = await ask(`${repo}/media/main/${path}`)
    expect(status).toBe(path === '%' ? 400 : 404)
    expect(JSON.parse(text).message).toMatch(/^[^.]+.*\. Reload the page of the editor\.$/)
  },
)

test('a save reaches the repository with new, changed, moved and deleted files', async () => {
  const content = Buffer.from('New').toString('base64')
  const result = await askJson(`${repo}/contents`, {
    branch: 'main',
    message: 'Change',
    files: [
      { operation: 'create', path: 'content/pages/new.md', content },
      { operation: 'update', path: 'content/pages/about.md', content, sha: 'version-of-About' },
      { operation: 'update', path: 'content/docs/b.md', from_path: 'content/docs/a.md', content, sha: '1' },
      { operation: 'delete', path: 'content/docs/c.md', sha: '2' },
    ],
  })
  const bytes = Buffer.from('New')
  expect(saved).toEqual([
    [
      { path: 'content/pages/new.md', content: bytes, version: null },
      { path: 'content/pages/about.md', content: bytes, version: 'version-of-About' },
      { path: 'content/docs/b.md', from: 'content/docs/a.md', content: bytes, version: '1' },
      { path: 'content/docs/c.md', content: null, version: '2' },
    ],
  ])
  expect(result.files).toEqual([
    ...['content/pages/new.md', 'content/pages/about.md', 'content/docs/b.md'].map((path) => ({
      path,
      sha: 'version-of-New',
    })),
    null,
  ])
})

test.each([
  ['no files', { files: [] }],
  ['another operation', { files: [{ operation: 'run', path: 'a' }] }],
  ['no content', { files: [{ operation: 'create', path: 'a' }] }],
  ['content in another encoding', { files: [{ operation: 'create', path: 'a', content: '<>' }] }],
  ['no object', []],
  ['broken JSON', '{"files":'],
])('a save with %s is rejected', async (_, body) => {
  const { status, text } = await ask(`${repo}/contents`, body)
  expect(status).toBe(400)
  expect(JSON.parse(text).message).toMatch(/\. Reload its page, and save again\.$/)
  expect(saved).toEqual([])
})

test('the message of an HttpError is sent for the person editing to read', async () => {
  failure = new HttpError(422, '“Title” is missing. Write the name of the page.')
  const { status, text } = await ask(`${repo}/contents`, { files: [{ operation: 'delete', path: 'a' }] })
  expect([status, JSON.parse(text)]).toEqual([422, { message: '“Title” is missing. Write the name of the page.' }])
  expect(reported).toEqual([])
})

test('an error in the server is reported in the terminal, and its details are not sent', async () => {
  failure = new Error('EACCES: /home/ina')
  const { status, text } = await ask(`${repo}/contents`, { files: [{ operation: 'delete', path: 'a' }] })
  expect(status).toBe(500)
  expect(text).not.toContain('EACCES')
  expect(reported).toEqual([failure])
})

/** Opens a connection to the server, and collects what comes back on it. */
function openSocket() {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let onText = () => {}
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
    onText()
  })
  const failed = new Promise<never>((_, fail) => {
    socket.on('error', fail).on('close', () => fail(new Error(`The server closed the connection after: ${text}`)))
  })
  failed.catch(() => {})
  return {
    send: (lines: readonly string[], body = '') => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`),
    sendRest: (body: string) => socket.write(body),
    waitFor: (words: RegExp) =>
      Promise.race([
        failed,
        new Promise<void>((done) => {
          onText = () => words.test(text) && done()
          onText()
        }),
      ]),
    end: () => socket.destroy(),
  }
}

const saveHead = (more: readonly string[], origin = `http://127.0.0.1:${port}`) => [
  ...[`POST ${repo}/contents HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Origin: ${origin}`],
  ...['Authorization: token secret', 'Content-Type: application/json', ...more],
]

test('a body that declares too large a size is rejected before it is read', async () => {
  const socket = openSocket()
  socket.send(saveHead(['Content-Length: 100000000']), '{')
  await socket.waitFor(/^HTTP\/1\.1 413 .*Save fewer or smaller files at a time\./s)
  socket.end()
})

test('an error arrives while the browser is still sending, and the rest is not read as the next request', async () => {
  const socket = openSocket()
  socket.send(saveHead(['Content-Length: 40'], 'http://evil.example'))
  await socket.waitFor(/^HTTP\/1\.1 403 /)
  socket.sendRest('GET /pricing HTTP/1.1\r\nHost: evil\r\n\r\n'.padEnd(40, '-'))
  socket.send([`GET ${base}/version HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Authorization: token secret'])
  await socket.waitFor(/HTTP\/1\.1 200 .*1\.24\.0/s)
  expect(saved).toEqual([])
  socket.end()
})

test('a body without a declared size is rejected once it is too large', async () => {
  const socket = openSocket()
  const chunk = `1000000\r\n${' '.repeat(0x1000000)}\r\n`
  socket.send(saveHead(['Transfer-Encoding: chunked']))
  for (let count = 0; count < 4; count++) socket.sendRest(chunk)
  await socket.waitFor(/^HTTP\/1\.1 413 /)
  socket.sendRest('0\r\n\r\n')
  socket.send([`GET ${base}/version HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Authorization: token secret'])
  await socket.waitFor(/HTTP\/1\.1 200 /)
  socket.end()
})

test('a page of another site cannot save', async () => {
  const { status } = await ask(
    `${repo}/contents`,
    { files: [{ operation: 'delete', path: 'a' }] },
    {
      Origin: 'http://evil.example',
    },
  )
  expect([status, saved]).toEqual([403, []])
})

test('a thousand requests at the same time all get a response', async () => {
  const responses = await Promise.all(Array.from({ length: 1000 }, () => ask(`${base}/version`)))
  expect(responses.filter(({ status }) => status !== 200)).toEqual([])
})
