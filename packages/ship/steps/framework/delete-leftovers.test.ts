import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { settings } from '../../../../build/settings'
import { openOutDir } from '../../out-dir'
import { memoryOutDir } from '../../tests/out-dir'
import { deleteLeftovers } from './delete-leftovers'

test('payload copies, manifests and unreferenced scripts and style sheets are deleted, but not referenced scripts and other texts', async () => {
  const shipped = {
    'docs.html': '<script data-files="/_next/static/f/a.js /_next/static/chunks/b.js"></script>',
    '_next/static/f/a.js': 'use("static/chunks/c.js")',
    '_next/static/chunks/b.js': '',
    '_next/static/chunks/c.js': '',
    'robots.txt': '',
    'licences.txt': '',
  }
  const out = memoryOutDir({
    ...shipped,
    'docs.txt': '',
    'docs/__next._tree.txt': '',
    '_next/static/site/_buildManifest.js': '',
    '_next/static/f/stale.js': 'stale.js',
    '_next/static/chunks/polyfill.js': '',
    '_next/static/chunks/inlined.css': '',
  })
  await deleteLeftovers.run(out)
  expect(out.now()).toEqual(shipped)
})

test('no empty folder is left', async () => {
  const root = await mkdtemp(join(tmpdir(), 'out-'))
  const out = openOutDir(root, settings)
  for (const path of ['docs.html', 'docs/__next._tree.txt', 'docs/rest/__next._tree.txt', '_next/a.css'])
    await out.write(path, '')
  await out.write('_next/static/site/_ssgManifest.js', '')
  await deleteLeftovers.run(out)
  expect((await readdir(join(root, 'out'), { recursive: true })).sort()).toEqual(['_next', '_next/a.css', 'docs.html'])
  await rm(root, { recursive: true })
})
