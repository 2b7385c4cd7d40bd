import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listPublicFiles } from '../lib/content/files'
import { readAreas } from '../lib/content/results/read-areas'
import { loadLocale } from '../lib/i18n/load-locale'
import { locatePicture } from '../lib/images/pictures/locate-picture'
import { getDates } from '../lib/pages/dates/read-dates'
import { getClip } from '../lib/pages/home/clips'

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

/** These fail even for root: a folder read as a file, and a symbolic link that points to itself. */
const folderAt = (path: string) => mkdir(path, { recursive: true })
const loopAt = async (path: string) => {
  await mkdir(dirname(path), { recursive: true })
  await symlink(`${process.cwd()}/${path}`, path)
}

const readings: [file: string, make: (path: string) => Promise<unknown>, read: () => Promise<unknown>][] = [
  ['content/.dates.json', folderAt, getDates],
  ['public', loopAt, () => listPublicFiles()],
  ['public/media/clips/film.mp4', loopAt, () => getClip('film')],
  ['content/cases/a/areas.yml', folderAt, () => readAreas('content/cases/a/areas.yml')],
  ['locales/nl/common.json', folderAt, () => loadLocale('nl', 'common', new Map())],
  ['content/a.png', loopAt, () => locatePicture('.', 'content/a.png')],
]

test.each(readings)('%s that exists but cannot be read is reported in two sentences', async (file, make, read) => {
  await make(file)
  await expect(read()).rejects.toThrow(
    new RegExp(
      `^${file.replaceAll('.', '\\.')} cannot be read \\(E[A-Z]+: [^()]+\\)\\. Give this account read access, [^.]+\\.$`,
    ),
  )
})

test('a missing dates file and a missing public folder count as empty, and a missing clip is reported', async () => {
  expect([await getDates(), await listPublicFiles()]).toEqual([{}, []])
  await expect(getClip('film')).rejects.toThrow('There is no clip')
})
