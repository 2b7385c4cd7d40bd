import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { copySite, measure, writeHosts } from './folder'

test('a host’s folder has its files and its list, old folders go, and the published files keep their times', async () => {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  await mkdir(join(root, 'out/docs'), { recursive: true })
  await mkdir(join(root, '.hosts/gone'), { recursive: true })
  await writeFile(join(root, 'out/docs/a.html'), 'page')
  await utimes(join(root, 'out/docs/a.html'), 1000, 1000)
  expect(await measure(root, ['docs/a.html'])).toEqual([{ path: 'docs/a.html', bytes: 4 }])

  const output = {
    files: { 'site/.x': 'rules' },
    upload: ['docs/a.html'],
    copies: { 'docs/a/index.html': 'docs/a.html' },
  }
  await writeHosts(root, new Map([['host', output]]))
  expect(await readdir(join(root, '.hosts'))).toEqual(['host'])
  expect(await readFile(join(root, '.hosts/host/upload.txt'), 'utf8')).toBe('docs/a.html\ndocs/a/index.html\n')
  await copySite(root, 'host', output)
  const site = join(root, '.hosts/host/site')
  expect((await readdir(site, { recursive: true })).sort()).toEqual([
    '.x',
    'docs',
    'docs/a',
    'docs/a.html',
    'docs/a/index.html',
  ])
  expect((await stat(join(site, 'docs/a.html'))).mtimeMs).toBe(1_000_000)
  await rm(root, { recursive: true })
})
