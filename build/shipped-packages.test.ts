import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { installedPackage, shippedPackages } from './shipped-packages'

test('every package that browsers get is listed with its version and licence', async () => {
  const all = await shippedPackages(process.cwd())
  const names = all.map(({ name }) => name)
  for (const name of [
    'framer-motion',
    'i18next-http-backend',
    'motion-dom',
    'motion-utils',
    'next',
    'react-dom',
    'scheduler',
  ]) {
    expect(names).toContain(name)
  }
  expect(names).not.toContain('jest')
  expect(all.filter(({ version, licence }) => !version || !licence)).toEqual([])
})

test('if there are two versions of a package, each dependent gets its own; private packages are left out, and the error names a missing one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'packages-'))
  const put = async (folder: string, manifest: object) => {
    await mkdir(join(root, folder), { recursive: true })
    await writeFile(join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  await put('.', { dependencies: { a: '1', b: '1', own: '1' } })
  await put('node_modules/a', { name: 'a', version: '1', license: { type: 'ISC' }, dependencies: { b: '2' } })
  await put('node_modules/a/node_modules/b', {
    name: 'b',
    version: '2',
    author: { name: 'Ann' },
    dependencies: { a: '1' },
  })
  await put('node_modules/own', { name: 'own', version: '1', private: true })
  await put('node_modules/b', { name: 'b', version: '1', author: 'Bob' })
  await writeFile(join(root, 'node_modules/a/LICENSE.md'), 'Text')
  await writeFile(join(root, 'node_modules/a/NOTICE'), 'Note')
  const found = (await shippedPackages(root)).map(({ name, version, licence, author, notices }) =>
    [name, version, licence, author, ...notices].join(' '),
  )
  expect(found).toEqual(['a 1 ISC  Text Note', 'b 1  Bob', 'b 2  Ann'])
  await expect(installedPackage(root, 'gone')).rejects.toThrow('The package gone is not installed. Run npm ci.')
  await rm(root, { recursive: true })
})
