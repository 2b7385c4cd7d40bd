import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { siteConfig } from '../../site.config'
import { readErrorTexts } from './error-texts'
import { loadLocale } from './load-locale'
import { textKeys } from './missing-text'
import { pickTexts } from './pick-texts'
import { getTexts } from './texts'

const root = process.cwd()
afterEach(() => process.chdir(root))

async function withLocale(text: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'locale-'))
  await mkdir(join(folder, 'locales/en'), { recursive: true })
  if (text !== undefined) await writeFile(join(folder, 'locales/en/common.json'), text)
  await symlink(join(root, 'content'), join(folder, 'content'))
  process.chdir(folder)
}

test.each(siteConfig.locales.exported)(
  'every text of locales/%s is a text, and no key holds a dot or a colon',
  async (lng) => {
    const tree = await loadLocale(lng)
    const t = await getTexts(lng)
    const keys = textKeys(tree)
    expect(keys.length).toBeGreaterThan(5)
    for (const key of keys) expect([key, t(key).length > 0]).toEqual([key, true])
    expect(keys.filter((key) => !/^[\w-]+(\.[\w-]+)*$/.test(key))).toEqual([])
  },
)

test('an island is handed its texts as a flat map', async () => {
  const t = await getTexts()
  expect(pickTexts(t, 'errors', ['home'])).toEqual({ home: t('errors.home') })
})

test('an island that asks for a text that is not there stops the build', async () => {
  const t = await getTexts()
  expect(() => pickTexts(t, 'errors', ['hoem'])).toThrow('or use "errors.home"')
})

test('the error screens get their four words', async () => {
  expect(Object.keys(await readErrorTexts())).toEqual(['title', 'body', 'again', 'home'])
})

test('an error screen without its words stops the build', async () => {
  await withLocale('{ "errors": { "title": "Oh", "body": "", "again": "Again", "home": "Home" } }')
  await expect(readErrorTexts()).rejects.toThrow('locales/en/common.json errors.body – No text stands under this key.')
})

test('a locale file that is not there is named', async () => {
  await withLocale(undefined)
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json – This locale file is missing.')
})

test.each(['{ "a": "b", }', 'a: b', ''])('a locale file that is no JSON is named: %s', async (text) => {
  await withLocale(text)
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json – This is not JSON')
})

test('facts are filled in, i18next keeps its own names, and an unknown fact is named', async () => {
  await withLocale('{ "a": "From {{plans.lite.price}} for {{name}}" }')
  const { a } = await loadLocale('en')
  expect(a).toMatch(/^From \S.* for {{name}}$/)
  expect(a).not.toContain('plans.lite.price')
  await withLocale('{ "a": { "b": "From {{plans.lite.prise}}" } }')
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json a.b – ')
})

test.each([
  ['a list', '["a"]', 'locales/en/common.json – '],
  ['a number', '{ "a": { "b": 3 } }', 'locales/en/common.json a.b – '],
  ['nothing', '{ "a": null }', 'locales/en/common.json a – '],
  ['a dotted key', '{ "a.b": "c" }', 'locales/en/common.json a.b – '],
])('a locale file that holds %s is refused', async (_, text, start) => {
  await withLocale(text)
  await expect(loadLocale('en')).rejects.toThrow(start)
})
