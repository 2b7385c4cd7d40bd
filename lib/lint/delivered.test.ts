import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { deliveredFiles } from './delivered'

async function deliveredIn(files: Record<string, string>): Promise<Record<string, string | null>> {
  const root = await mkdtemp(join(tmpdir(), 'delivered-'))
  const always = { 'content/a.md': 'A', 'locales/en.json': '{}' }
  for (const [path, text] of Object.entries({ ...always, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const found = await deliveredFiles(root)
  await rm(root, { recursive: true })
  return Object.fromEntries(Object.entries(found).map(([path, bytes]) => [path, bytes && String(bytes)]))
}

const delivered = { 'tests/specification/content/a.md': 'A', 'tests/specification/locales/en.json': '{}' }

test('content as delivered has no changes', async () => {
  expect(await deliveredIn(delivered)).toEqual({})
})

test('a changed, removed or added file is listed with its delivered text', async () => {
  const more = { 'tests/specification/content/docs/b.md': 'B', 'content/c/d.md': 'new', 'locales/en.json': '{"a": 1}' }
  expect(await deliveredIn({ ...delivered, ...more })).toEqual({
    'content/docs/b.md': 'B',
    'content/c/d.md': null,
    'locales/en.json': '{}',
  })
})
