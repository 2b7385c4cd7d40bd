import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { lintContent } from '../../lib/lint/lint-content'
import { inCopyOfSite } from '../fixtures/edited-site'

const [folder, copied] = ['content/cases/teahouse', 'content/cases/bugfoundation']
let leave = async () => {}
beforeAll(async () => {
  leave = await inCopyOfSite()
})
afterAll(() => leave())

const change = async (file: string, edit: (text: string) => string) =>
  writeFile(file, edit(await readFile(file, 'utf8')))

/** Copies a case and gives it a picture, as an editor does to begin a new one. */
beforeEach(async () => {
  await cp(copied, folder, { recursive: true })
  await cp(`${folder}/bugfoundation.png`, `${folder}/Teahouse.png`)
  await change(`${folder}/areas.yml`, (text) => text.replace('bugfoundation:', 'teahouse:'))
  await change(
    `${folder}/index.md`,
    (text) => `${text.replace('picture: bugfoundation.png', 'picture: teahouse.png')}\nMore.\n`,
  )
})

/** Returns the diagnostics about pictures. */
const reported = async () =>
  (await lintContent())
    .filter(({ id, file }) => /picture|areas|field/.test(id) && file.startsWith(folder))
    .map(({ id, file, fix }) => [id, file.slice(folder.length + 1), fix])

const leftOver = ['picture-unused', 'bugfoundation.png', 'Show it in a text, or keep it outside content/.']

test('the message for a picture with capital letters asks to rename it, and no message asks for the opposite', async () => {
  const toLowerCase = 'Rename the file to teahouse.png: the pictures of a case have lower-case names only.'
  expect(await reported()).toEqual([['case-picture-capitals', 'index.md', toLowerCase]])
  await change(`${folder}/areas.yml`, (text) => text.replace('teahouse:', 'Teahouse:'))
  const name = 'Write teahouse instead: the picture’s file name without its extension.'
  expect((await reported())[0]).toEqual(['case-areas-name', 'areas.yml', name])
})

test('the picture left over from the copied case is reported, although another case shows one with that name', async () => {
  await rename(`${folder}/Teahouse.png`, `${folder}/teahouse.png`)
  expect(await reported()).toEqual([leftOver])
})

test('no picture is reported as unused while the text next to it cannot be read', async () => {
  await change(`${folder}/index.md`, (text) => text.replace('title: ', 'title: [ '))
  expect((await reported()).map(([id]) => id)).not.toContain('picture-unused')
})
