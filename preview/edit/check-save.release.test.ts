import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Overlay } from '../../editor/project/open-project'
import { checkSave } from './check-save'

const about = 'content/pages/about.md'
const text = readFileSync(about, 'utf8')
const title = /^title: .*$/m
const errorsOf = async (files: Overlay) => (await checkSave(files, '.')).errors
const save = (file: string, change: (text: string) => string) =>
  errorsOf({ [file]: change(readFileSync(file, 'utf8')) })

test('a save without a mistake is accepted', async () => {
  expect(await save(about, (before) => before.replace(title, 'title: About this company'))).toEqual([])
})

test('a mistake in a field is reported with the label in the form, and without the name of the only file', async () => {
  const [sentence, ...others] = await save(about, (before) => before.replace(title, "title: ''"))
  expect(others).toEqual([])
  expect(sentence).toMatch(/^“Title”: .+\. Write .+\.$/)
  const [unknown] = await save(about, (before) => before.replace(title, 'title: For {{no.such}} people'))
  expect(unknown).toMatch(/^“Title”: .*\{\{no\.such\}\}/)
})

test('a mistake in the text is reported as one in the text', async () => {
  const [sentence, ...others] = await save(about, (before) => `${before}\nSee [this](/no-such-page).\n`)
  expect(others).toEqual([])
  expect(sentence).toMatch(/^“Text”: .*\/no-such-page/)
})

test('a fact that was not chosen is identified by the words around it, because the form shows no braces', async () => {
  const [sentence, ...others] = await save(about, (before) => `${before}\nA test costs {{}} a month.\n`)
  expect(others).toEqual([])
  expect(sentence).toBe(
    '“Text”: No fact is chosen in “A test costs {{}} a month.”. Choose one, or delete the empty fact.',
  )
})

test('a save that breaks a link on another page is rejected, and that page is named', async () => {
  const sentences = await errorsOf({ 'content/docs/collect.md': null })
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.join('\n')).toContain('“Data collection” (/docs/rest/reference/data_collection), “Text”: ')
})

test('an existing error in another file does not prevent a save', async () => {
  const broken = { [about]: text.replace(title, "title: ''") }
  const other = 'content/pages/thanks.md'
  const thanks = readFileSync(other, 'utf8')
  const both = await errorsOf({ ...broken, [other]: thanks.replace(title, 'title: Thank you so much') })
  expect(both).toHaveLength(1)
  expect(both[0]).toContain('“About us” (/about), “Title”: ')
})

test('the first five mistakes are reported, with the number of further ones', async () => {
  const sentences = await save(
    about,
    (before) =>
      `${before}\n${Array.from({ length: 7 }, (_, index) => `[page ${index} of many](/none-${index})`).join('\n\n')}\n`,
  )
  expect(sentences).toHaveLength(6)
  expect(sentences.at(-1)).toBe('There are 2 more errors.')
})

test('a picture that is saved with its text is found, and a deleted picture is reported as missing', async () => {
  const picture = readFileSync('content/cases/galaxy/galaxy-a.png')
  const withPicture = text.replace(/\n*$/, '\n\n![A page of a shop with two vases.](shop.png)\n')
  expect(await errorsOf({ [about]: withPicture, 'content/pages/shop.png': picture })).toEqual([])
  const [missing] = await errorsOf({ [about]: withPicture })
  expect(missing).toMatch(/^“Text”: There is no picture “content\/pages\/shop\.png”/)
  const [deleted] = await errorsOf({ 'content/cases/galaxy/galaxy-a.png': null })
  expect(deleted).toContain('There is no picture “content/cases/galaxy/galaxy-a.png”')
})

test('a price that no longer fits the saving beside it causes a warning, with the names in the form', async () => {
  const file = 'content/facts.yml'
  const facts = readFileSync(file, 'utf8').replace('price: { money: 99 }', 'price: { money: 89 }')
  const { errors, warnings } = await checkSave({ [file]: facts }, '.')
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(
      /^“Prices and facts”, “Plans › Pro › [^.]+”: A price has changed \(“Plans, lite, price” from €99 to €89\)/,
    ),
  ])
})

test('a warning about a saved file is returned with the name of its page, and does not prevent the save', async () => {
  const files = { [about]: `${text}\nWe answer within within a day.\n` }
  expect(await checkSave(files, '.')).toEqual({
    errors: [],
    warnings: ['“About us” (/about), “Text”: “within” is repeated here. Remove one of the two.'],
  })
})
