import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { siteConfig } from '../../site.config'
import { openOutDir } from '../out-dir'
import { writeHostFiles } from './write-hosts'

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  await mkdir(join(root, 'out'))
  for (const page of ['index', 'about', '404']) await writeFile(join(root, `out/${page}.html`), '<!doctype html>')
})

afterEach(() => rm(root, { recursive: true }))

test('each host of the policy gets its files and its list, and nothing is put into the export', async () => {
  const out = openOutDir(root)
  await writeHostFiles.run(out)
  expect((await readdir(join(root, '.hosts'))).sort()).toEqual([...siteConfig.hosting.hosts].sort())
  const list = await readFile(join(root, '.hosts/nginx/upload.txt'), 'utf8')
  expect(list.trim().split('\n')).toEqual(expect.arrayContaining(['index.html', 'about.html', '404.html']))
  expect(await out.files()).toEqual(['404.html', 'about.html', 'index.html'])
})

test('a page whose address some host would read otherwise stops the build', async () => {
  await writeFile(join(root, 'out/Über uns.html'), '<!doctype html>')
  await expect(writeHostFiles.run(openOutDir(root))).rejects.toThrow(/Über uns/)
})
