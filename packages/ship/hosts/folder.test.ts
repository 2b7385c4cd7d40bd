import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { assembleHost, measure, writeHosts, writeRedirects } from './folder'
import type { HostOutput } from './host'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  await put('out/docs/a.html', 'page')
  await put('out/b.html', 'other')
})
afterEach(() => rm(root, { recursive: true }))

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
/** Lists all files of `.hosts/` except the list of generated files. */
const hostFiles = async () => {
  const entries = await readdir(join(root, '.hosts'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files
    .map((file) => file.slice(join(root, '.hosts/').length))
    .filter((file) => file !== 'made.json')
    .sort()
}

const output: HostOutput = {
  files: { 'site/.x': 'rules', 'host.toml': 'settings' },
  upload: ['docs/a.html', 'b.html'],
  copies: { 'docs/a/index.html': 'docs/a.html' },
}
const files = ['host.toml', 'site/.x', 'upload.txt']
const pages = ['site/b.html', 'site/docs/a.html', 'site/docs/a/index.html']
const inFolder = (host: string, ...paths: string[]) => paths.map((path) => `${host}/${path}`).sort()

test('a host’s folder contains its files and its list, and the published files keep their modification times', async () => {
  await utimes(join(root, 'out/docs/a.html'), 1000, 1000)
  expect(await measure(root, ['docs/a.html'])).toEqual([{ path: 'docs/a.html', bytes: 4 }])
  await writeHosts(root, new Map([['one', output]]))
  expect(await hostFiles()).toEqual(inFolder('one', ...files))
  expect(await readFile(join(root, '.hosts/one/upload.txt'), 'utf8')).toBe('docs/a.html\nb.html\ndocs/a/index.html\n')
  await assembleHost(root, 'one', output)
  expect(await hostFiles()).toEqual(inFolder('one', ...files, ...pages))
  expect((await stat(join(root, '.hosts/one/site/docs/a.html'))).mtimeMs).toBe(1_000_000)
})

test('assembling one host leaves redirects, other hosts and files that somebody else put there unchanged', async () => {
  const both = new Map([
    ['one', output],
    ['two', output],
  ])
  await writeHosts(root, both)
  await writeRedirects(root, [{ from: '/old', to: '/b' }])
  const foreign = [
    '.hosts/two/.netlify/state.json',
    '.hosts/two/site/mine.html',
    '.hosts/mine/notes.txt',
    '.hosts/read.me',
  ]
  for (const path of foreign) await put(path, 'mine')
  await assembleHost(root, 'two', output)
  await assembleHost(root, 'one', output)
  // Once more, after a page has been removed.
  await assembleHost(root, 'two', { ...output, upload: ['b.html'], copies: {} })
  expect(await hostFiles()).toEqual(
    [
      ...inFolder('one', ...files, ...pages),
      ...inFolder('two', ...files, 'site/b.html'),
      ...foreign.map((path) => path.slice('.hosts/'.length)),
      'redirects.json',
    ].sort(),
  )
  expect(await readdir(join(root, '.hosts/two/site'))).not.toContain('docs')
})

test('a build removes what an earlier one made, and nothing else', async () => {
  await writeHosts(
    root,
    new Map([
      ['one', output],
      ['two', output],
    ]),
  )
  await assembleHost(root, 'one', output)
  await put('.hosts/one/.vercel/project.json', 'mine')
  await writeHosts(root, new Map([['one', { ...output, files: {} }]]))
  expect(await hostFiles()).toEqual(inFolder('one', '.vercel/project.json', 'upload.txt'))
  await writeHosts(root, new Map())
  expect(await hostFiles()).toEqual(['one/.vercel/project.json'])
})

test('the next run knows the files that an interrupted run wrote', async () => {
  const broken = { ...output, upload: ['docs/a.html', 'none.html'] }
  await expect(assembleHost(root, 'one', broken)).rejects.toThrow('ENOENT')
  await writeHosts(root, new Map())
  expect(await hostFiles()).toEqual([])
})

test.each([
  '{"one":["../../out/b.html"]}',
  '{"one":["/etc/passwd"]}',
  '{"one":["a/../../b"]}',
  '{"../out":["b.html"]}',
  '{"one":"b.html"}',
  '[]',
  '{',
])('with the invalid list %s nothing is deleted', async (list) => {
  await put('.hosts/made.json', list)
  await expect(writeHosts(root, new Map())).rejects.toThrow(
    /^\.hosts\/made\.json is not the list of files that a build writes\. Delete it and /,
  )
  await access(join(root, 'out/b.html'))
})
