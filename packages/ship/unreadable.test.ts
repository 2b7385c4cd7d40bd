import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { settings } from '../../build/settings'
import { findProjectFiles, listProjectFolder, openOutDir, readProjectFile } from './out-dir'

const root = process.cwd()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  process.chdir(folder)
})
afterEach(async () => {
  process.chdir(root)
  await rm(folder, { recursive: true })
})

/** Two things that even root cannot read: a folder in place of a file, and a symbolic link that points to itself. */
const folderAt = (path: string) => mkdir(path, { recursive: true })
const loopAt = async (path: string) => {
  await mkdir(dirname(path), { recursive: true })
  await symlink(`${process.cwd()}/${path}`, path)
}

const readings: [file: string, make: (path: string) => Promise<unknown>, read: () => Promise<unknown>][] = [
  ['out', loopAt, () => openOutDir('.', settings).files()],
  ['out/a.html', folderAt, () => openOutDir('.', settings).write('a.html', 'text')],
  ['made/list.json', folderAt, () => readProjectFile('.', 'made/list.json')],
  ['made', loopAt, () => listProjectFolder('.', 'made')],
  ['made', loopAt, () => findProjectFiles('.', 'made', 'a.js')],
]

test.each(readings)('%s that exists but cannot be read is an error of two sentences', async (file, make, read) => {
  await make(file)
  await expect(read()).rejects.toThrow(
    new RegExp(
      `^${file.replaceAll('.', '\\.')} cannot be read \\(E[A-Z]+: [^()]+\\)\\. Give this account read access, [^.]+\\.$`,
    ),
  )
})

test('a missing file is undefined, a missing folder is empty, and an out/ that is missing or is a file is reported as missing', async () => {
  expect(await listProjectFolder('.', 'made')).toEqual([])
  expect([await readProjectFile('.', 'none'), await findProjectFiles('.', 'made', 'a.js')]).toEqual([undefined, []])
  await expect(openOutDir('.', settings).files()).rejects.toThrow('There is no folder out/.')
  await writeFile('out', 'a file')
  await expect(openOutDir('.', settings).files()).rejects.toThrow('There is no folder out/.')
})
