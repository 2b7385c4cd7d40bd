import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { settings } from '../../build/settings'
import { openOutDir } from './out-dir'

test('files are listed with forward slashes, identical bytes are not written again, and a missing export is reported', async () => {
  const root = await mkdtemp(join(tmpdir(), 'out-'))
  const out = openOutDir(root, settings)
  await expect(out.files()).rejects.toThrow('There is no folder out/. Run npm run build to create it.')
  await mkdir(join(root, 'out'))
  await out.write('docs/rest/b.html', 'b')
  await out.write('a.html', 'a')
  await writeFile(join(root, 'out/c.js'), 'c')
  expect(await out.files()).toEqual(['a.html', 'c.js', 'docs/rest/b.html'])
  expect(await out.pages()).toEqual(['a.html', 'docs/rest/b.html'])
  await utimes(join(root, 'out/a.html'), 1, 1)
  await out.write('a.html', 'a')
  expect((await stat(join(root, 'out/a.html'))).mtimeMs).toBe(1000)
  await out.write('a.html', 'A')
  expect(await out.readText('a.html')).toBe('A')
  await out.remove('docs')
  await out.remove('docs')
  expect(await out.files()).toEqual(['a.html', 'c.js'])
  await rm(root, { recursive: true })
})
