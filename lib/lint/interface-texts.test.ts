import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readJson } from '../i18n/load-locale'
import { neededValues, usedKeys } from '../i18n/used-texts'
import { formatDiagnostic } from '../shared/diagnostic'
import { lintTexts } from './lint-content'
import { localeKeys } from './rules/locale-keys'
import { localeValues } from './rules/locale-values'
import type { Snapshot } from './snapshot'

const file = 'locales/en/common.json'
const text = readFileSync(file, 'utf8')
const english = JSON.parse(text)
const read = readJson(file, text)

const contentOf = (value: unknown) =>
  ({ pages: [], data: new Map([[file, { text, ...read, value }]]) }) as Partial<Snapshot> as Snapshot

/**
 * Returns what the two rules on interface texts would report about the English file if it had this value, with the
 * locations of the present texts.
 * @param group where a text was changed; without it, the values of all groups are checked
 */
async function lint(value: Record<string, unknown>, group?: string): Promise<string[]> {
  const found = [
    await localeKeys.check(contentOf(value)),
    await localeValues.check(contentOf(group === undefined ? value : { [group]: value[group] })),
  ]
  return found.flat().map(formatDiagnostic)
}

type Group = Record<string, string>

const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** Returns what is reported after a change to the group that contains a key. */
async function lintChanged(key: string, change: (group: Group) => void): Promise<string[]> {
  const [top = '', ...path] = key.split('.').slice(0, -1)
  const part = structuredClone(english[top])
  change(path.reduce((node, name) => node[name], part))
  return lint({ ...english, [top]: part }, top)
}

const location = /^locales\/en\/common\.json:\d+:\d+ /

test('lib/i18n/text-keys.json matches the English file', async () => {
  const found = await lint(english)
  const what = 'lib/i18n/text-keys.json and locales/en/common.json do not match.'
  const fix = 'If the code uses other texts now, run npm run tool -- texts. If not, correct the locale file.'
  if (found.length > 0) throw new Error(`${what} ${fix}\n${found.join('\n')}`)
})

test('each deleted text is reported once, with its line and what to add', async () => {
  expect(usedKeys().length).toBeGreaterThan(600)
  for (const key of usedKeys()) {
    const found = await lintChanged(key, (group) => delete group[nameOf(key)])
    expect(found).toEqual([
      expect.stringContaining(
        `  ${key}  The site uses this text, but the file does not have it. Add “${nameOf(key)}” to “`,
      ),
    ])
    expect(found[0]).toMatch(location)
  }
})

test('each renamed text is reported once, with its line and its former name', async () => {
  const rename = (group: Group, from: string, to: string) => {
    group[to] = group[from] as string
    delete group[from]
  }
  for (const [index, key] of usedKeys().entries()) {
    const name = index % 2 === 0 ? `${nameOf(key)}x` : 'elsewise'
    const found = await lintChanged(key, (group) => rename(group, nameOf(key), name))
    const other = `“${nameOf(key)}” for this text, not “${name}”. Rename it to “${nameOf(key)}”.`
    expect(found).toEqual([expect.stringContaining(`The site uses the name ${other}`)])
    expect(found[0]).toMatch(location)
  }
})

test('each value that a text leaves out or misspells is reported once, with its line and what to write', async () => {
  const all = usedKeys().flatMap((key) => neededValues(key).map((name) => [key, name] as const))
  expect(all.length).toBeGreaterThan(100)
  for (const [key, name] of all) {
    const braces = new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g')
    const write = (instead: string) =>
      lintChanged(key, (group) => {
        group[nameOf(key)] = `${(group[nameOf(key)] as string).replace(braces, instead)}.`
      })
    const [lost, misspelt] = [await write(''), await write(`{{${name}x}}`)]
    expect(lost).toEqual([expect.stringContaining(`  ${key}  The site gives this text the value “{{${name}}}”`)])
    expect(misspelt).toEqual([
      expect.stringContaining(`  ${key}  There is no value “{{${name}x}}” for this text. Write `),
    ])
    for (const [line] of [lost, misspelt]) expect(line).toMatch(location)
  }
})

test('the full content lint reports a deleted or renamed text only once', async () => {
  const without = text.replace(/^\s*"skip": .*\n/m, '')
  const renamed = text.replace('"skip":', '"jump":')
  const [deleted, other] = [await lintTexts({ [file]: without }), await lintTexts({ [file]: renamed })]
  expect(deleted.map(formatDiagnostic)).toEqual([
    `${file}:2:3  site.skip  The site uses this text, but the file does not have it. Add “skip” to “site”.`,
  ])
  expect(other.map(formatDiagnostic)).toEqual([
    `${file}:4:5  site.jump  The site uses the name “skip” for this text, not “jump”. Rename it to “skip”.`,
  ])
})

test('texts may be written in another order, and a plural form may be added or write its number in words', async () => {
  const { site, ...others } = english
  const reordered = { ...others, site: Object.fromEntries(Object.entries(site).reverse()) }
  expect(await lint(reordered)).toEqual([])
  expect(await lintChanged('docs.paths_one', (group) => Object.assign(group, { paths_zero: 'on no path' }))).toEqual([])
  expect(await lintChanged('docs.paths_one', (group) => Object.assign(group, { paths_one: 'on one path' }))).toEqual([])
})
