import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { siteConfig } from '../../site.config'
import { readErrorTexts } from './error-texts'
import { loadLocale } from './load-locale'
import { pickTexts } from './pick-texts'
import { getTexts, type LookUp, textKeys } from './texts'

const root = process.cwd()
const folders: string[] = []
afterEach(async () => {
  process.chdir(root)
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function withLocale(text: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'locale-'))
  folders.push(folder)
  await mkdir(join(folder, 'locales/en'), { recursive: true })
  if (text !== undefined) await writeFile(join(folder, 'locales/en/common.json'), text)
  await symlink(join(root, 'content'), join(folder, 'content'))
  process.chdir(folder)
}

test.each(siteConfig.locales.exported)(
  'no text in locales/%s is empty, and its key has only letters, digits, “-” and “_” between the dots',
  async (lng) => {
    const tree = await loadLocale(lng)
    const t = await getTexts(lng)
    const keys = textKeys(tree)
    expect(keys.length).toBeGreaterThan(5)
    for (const key of keys) expect([key, (t as LookUp)(key).length > 0]).toEqual([key, true])
    expect(keys.filter((key) => !/^[\w-]+(\.[\w-]+)*$/.test(key))).toEqual([])
  },
)

test('an island gets its texts as a flat map', async () => {
  const t = await getTexts()
  expect(pickTexts(t, 'errors', ['home'])).toEqual({ home: t('errors.home') })
})

test('a missing text of an island stops the build', async () => {
  const t = await getTexts()
  // @ts-expect-error: there is no text with this key
  expect(() => pickTexts(t, 'errors', ['hoem'])).toThrow('or use “errors.home”')
})

test('the error screens get their texts', async () => {
  expect(Object.keys(await readErrorTexts())).toEqual(['title', 'body', 'again', 'home'])
})

test('a missing text of an error screen stops the build', async () => {
  await withLocale('{ "errors": { "title": "Oh", "again": "Again", "home": "Home" } }')
  await expect(readErrorTexts()).rejects.toThrow(
    'locales/en/common.json  errors.body  The site uses this text, but the file does not have it.',
  )
})

test('a missing locale file is reported', async () => {
  await withLocale(undefined)
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json  This locale file is missing.')
})

test.each([
  ['{ "a": "b", }', 11],
  ['a: b', 1],
])('a locale file that is not JSON is reported: %s', async (text, column) => {
  await withLocale(text)
  await expect(loadLocale('en')).rejects.toThrow(`locales/en/common.json:1:${column}  This is not JSON`)
})

test('an empty locale file is reported', async () => {
  await withLocale('\n')
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json  The file is empty.')
})

test('facts are filled in, placeholders of i18next are kept, and an unknown fact is reported', async () => {
  await withLocale('{ "site": { "home": "From {{plans.lite.price}} for {{name}}" } }')
  const { home } = (await loadLocale('en')).site as Record<string, string>
  expect(home).toMatch(/^From \S.* for {{name}}$/)
  expect(home).not.toContain('plans.lite.price')
  await withLocale('{\n "a": {\n  "b": "From {{plans.lite.prise}}" } }')
  await expect(loadLocale('en')).rejects.toThrow('locales/en/common.json:3:14  a.b  ')
})

test.each([
  ['a list', '["a"]', 'locales/en/common.json:1:1  '],
  ['a number', '{ "a": { "b": 3 } }', 'locales/en/common.json:1:15  a.b  '],
  ['nothing', '{ "a": null }', 'locales/en/common.json:1:8  a  '],
  ['a dotted key', '{ "a.b": "c" }', 'locales/en/common.json:1:3  a.b  '],
])('a locale file with %s is rejected', async (_, text, start) => {
  await withLocale(text)
  await expect(loadLocale('en')).rejects.toThrow(start)
})

test.each([
  ['a fact with spaces', '{ "a": "{{ plans.lite.price }}" }', ':1:9  a  These braces are not a token.'],
  [
    'a brace too few',
    '{ "a": "{{name}" }',
    ':1:9  a  “{{name}” is shown as it is, because a value needs two braces on each side. Write “{{name}}”.',
  ],
  [
    'an unknown fact after a known one',
    '{ "a": "One {{site.name}}, \\n and {{site.nmae}}" }',
    ':1:35  a  There is no token “{{site.nmae}}”.',
  ],
  ['an empty text', '{\n  "a": {\n    "b": " " } }', ':3:10  a.b  This text is empty. Write the text.'],
  [
    'a name twice',
    '{\n  "a": "b",\n  "a": "c"\n}',
    ':3:3  This field name is used twice. Remove one of the two lines.',
  ],
  ['a group twice', '{ "a": { "b": "c" },\n "a": { "d": "e" } }', ':2:2  This field name is used twice.'],
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}', ':2:11  This is not JSON: a comma is missing'],
  [
    'a group without its closing bracket',
    '{\n  "a": {\n    "b": "c"\n  "d": { "e": "f" }\n}',
    ':3:13  This is not JSON: a group ends here without its bracket. Write }, on a new line below this one.',
  ],
  ['a text without quotes', '{\n  "a": b\n}', ':2:8  This is not JSON: a name or text has no quotation marks'],
  ['a bracket that is not closed', '{\n  "a": "b"\n', ':2:11  This is not JSON: a bracket is not closed'],
  ['a tab in a text', '{ "a": "b\tc" }', ':1:10  This is not JSON: there is a tab in a text. Write a space'],
  [
    'a line break in a text',
    '{ "a": "b\n c",\n "d": "e" }',
    ':1:10  This is not JSON: there is a line break in this text',
  ],
  ['an unknown escape', '{ "a": "b\\q" }', ':1:10  This is not JSON: a backslash starts an escape'],
  ['a bracket too many', '{ "a": "b" } }', ':1:14  This is not JSON: the file ends before this. Remove'],
  [
    'an invisible character',
    '{ "a": "b",\u200b "c": "d" }',
    ':1:12  This is not JSON: there is an invisible character',
  ],
  ['a YAML comment', '{\n# a note\n "a": "b" }', ':2:1  This is not JSON: it cannot have comments'],
  ['a text that is not finished', '{ "a": "b', ':1:8  This is not JSON: this text has no quotation mark at its end'],
  ['a text that is missing', '{ "a": , "b": "c" }', ':1:7  This is not JSON: there is no text after the colon'],
  ['a text that is missing at the end', '{ "a": }', ':1:7  This is not JSON: there is no text after the colon'],
  ['a name without a text', '{ "a": "b",\n "c" }', ':2:6  This is not JSON: the last name has no text'],
  ['two commas', '{ "a": "b",, "c": "d" }', ':1:12  This is not JSON: there is a comma too many'],
  ['a semicolon', '{ "a": "b"; "c": "d" }', ':1:11  This is not JSON: there is a semicolon between two entries'],
  ['an element without quotes', '{ "a": <b>Save now</b> }', 'Write " before and after it, as in "<b>Save now</b>".'],
  ['an equals sign', '{ "a"= "b" }', ':1:6  This is not JSON: a colon is missing'],
])('%s in a locale file is reported with its location', async (_, text, message) => {
  await withLocale(text)
  await expect(loadLocale('en')).rejects.toThrow(message.startsWith(':') ? `locales/en/common.json${message}` : message)
})

test('other problems are reported even if a name is repeated or not allowed', async () => {
  await withLocale('{ "a": { "b": "c" },\n "__proto__": { "e": "" },\n "a": { "d": "{{x}}", "b": "" },\n "f": "" }')
  const messages = await loadLocale('en').catch(({ message }: Error) => message.split('\n'))
  expect(messages).toEqual([
    expect.stringMatching(/:2:2 .*__proto__/),
    expect.stringMatching(/:3:2 .*twice/),
    expect.stringMatching(/:4:7 {2}f {2}This text is empty/),
  ])
})

test('a locale file with an unknown token is read without errors once the token exists', async () => {
  await withLocale('{ "price": "From {{plans.small.price}}" }')
  await expect(loadLocale('en', 'common', new Map())).rejects.toThrow('There is no token')
  const tokens = new Map([['plans.small.price', '€9']])
  expect(await loadLocale('en', 'common', tokens)).toEqual({ price: 'From €9' })
})
