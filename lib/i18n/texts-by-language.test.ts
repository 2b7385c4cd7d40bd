import { expect, test } from '@jest/globals'
import type { LocaleTree } from './load-locale'
import { makeTexts } from './texts'

const files: Record<string, LocaleTree> = {
  en: {
    demo: { send: 'Schedule a demo', hello: 'Hello {{name}} & co' },
    tests_one: '{{count}} test',
    tests_other: '{{count}} tests',
  },
  nl: { demo: { send: 'Plan een demo' } },
}
const load = async (lng: string): Promise<LocaleTree> => {
  const file = files[lng]
  if (!file) throw new Error(`No file for ${lng}. Write one.`)
  return file
}
const source = { languages: ['en', 'nl', 'xx'], fallback: 'en', load }
const texts = makeTexts(source)

test('a text is found by its dotted key', async () => {
  expect((await texts('en'))('demo.send')).toBe('Schedule a demo')
})

test('values are filled in without escaping', async () => {
  expect((await texts('en'))('demo.hello', { name: '<Ann>' })).toBe('Hello <Ann> & co')
})

test('without values a template is returned unchanged', async () => {
  expect((await texts('en'))('demo.hello')).toBe('Hello {{name}} & co')
})

test('a count chooses the plural form', async () => {
  const t = await texts('en')
  expect([t('tests', { count: 1 }), t('tests', { count: 10 })]).toEqual(['1 test', '10 tests'])
})

test('a text that another language lacks falls back to English', async () => {
  const t = await texts('nl')
  expect([t('demo.send'), t('demo.hello', { name: 'Ann' })]).toEqual(['Plan een demo', 'Hello Ann & co'])
})

test('a missing key stops the build, and the message names the most similar one', async () => {
  const t = await texts('en')
  expect(() => t('demo.sned')).toThrow(
    'locales/en/common.json  demo.sned  The site uses this text, but the file does not have it. Add it, or use “demo.send”.',
  )
})

test('a missing key is reported with the line of its group', async () => {
  const placed = makeTexts({
    ...source,
    locationOf: (_, __, key) => (key === 'demo.sned' ? { line: 3, column: 5 } : undefined),
  })
  const t = await placed('en')
  expect(() => t('demo.sned')).toThrow('locales/en/common.json:3:5  demo.sned  The site uses this text')
})

test('the key of a group of texts is rejected', async () => {
  const t = await texts('en')
  expect(() => t('demo')).toThrow('The site uses this text, but the file does not have it.')
})

test('a language that is not exported is rejected', async () => {
  await expect(texts('de')).rejects.toThrow('The language “de” is not among those exported (en, nl, xx).')
})

test('a language without a readable file is rejected with the reason', async () => {
  await expect(texts('xx')).rejects.toThrow('No file for xx. Write one.')
})
