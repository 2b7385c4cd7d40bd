import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type PackedIndex, unpackTerms } from '../lib/search/make-index'
import { termsOf } from '../lib/search/terms'
import { byContent, withoutSums } from './other-facts/names-by-content'
import { count, type Pair, pairsOf, restore } from './other-facts/pairs'
import { noFacts, saidIn, withoutDrawings } from './other-facts/said'
import { buildVariant } from './run/build-variant.mjs'
import { withOtherFacts } from './run/variants.mjs'

/** Long enough for a build; `npm test` has made it before. */
const MINUTES = 600_000

/** Copies of files that are compared themselves; that they hold the same bytes is tested for every build of `out/`. */
const isCopy = (path: string) => /\.(br|gz|zst)$/.test(path)

interface Output {
  path: string
  bytes: Buffer
}

const outputsIn = (folder: string): Map<string, Output> => {
  const files = readdirSync(`${folder}/out`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !isCopy(path))
  const outputs = files.map((path) => ({ path: path.slice(`${folder}/out`.length), bytes: readFileSync(path) }))
  const pages = outputs.filter(({ path }) => path.endsWith('.html'))
  // Without its sum the name of one page's data would be that of another's: each goes by the page that asks for it.
  const owner = ({ path }: Output) => pages.find(({ bytes }) => bytes.includes(path))?.path ?? ''
  const nameOf = (output: Output) =>
    withoutSums(output.path) + (output.path.startsWith('/_next/static/f/') ? ` of ${owner(output)}` : '')
  const named = new Map(outputs.map((output) => [nameOf(output), output]))
  if (named.size !== outputs.length) throw new Error(`Two files of ${folder} have one name without their sums.`)
  return named
}

const isText = (path: string) => /\.(html|js|css|json|md|txt|xml|csv|svg|webmanifest)$/.test(path)

/** Pictures with prices on them. */
const drawnWithFacts = ['/social/pricing.png']

/** The project, with its usual build. */
const root = process.cwd()

async function builds() {
  const other = await buildVariant(withOtherFacts)
  return { pairs: pairsOf(root, other), old: outputsIn(root), other: outputsIn(other) }
}
// A number and its unit stand on one line: a no-break space parts them in running text.
const textOf = (output: Output | undefined) =>
  withoutDrawings(output?.path ?? '', withoutSums(output?.bytes.toString('utf8') ?? '')).replaceAll('\u00a0', ' ')
const isIndex = (path: string) => path.endsWith('/search-index.json')

test(
  'every fact has a value of its own that occurs nowhere in the site',
  async () => {
    const { pairs, old } = await builds()
    expect(pairs.length).toBeGreaterThan(60)
    const all = [...old.values()].filter(({ path }) => isText(path)).map(textOf)
    expect(pairs.filter(({ other }) => all.some((text) => text.includes(other)))).toEqual([])
    expect(new Set(pairs.map(({ other }) => other)).size).toBe(pairs.length)
    expect(pairs.filter(({ old: one, other: two }) => one === two)).toEqual([])
  },
  MINUTES,
)

test(
  'with other facts each file is the same byte for byte, but for the values',
  async () => {
    const { pairs, old, other } = await builds()
    expect([...other.keys()].sort()).toEqual([...old.keys()].sort())
    const changed: string[] = []
    for (const [path, output] of old) {
      if (isIndex(path)) continue
      const two = other.get(path)
      if (!isText(path)) expect([path, two?.bytes.equals(output.bytes)]).toEqual([path, !drawnWithFacts.includes(path)])
      else if (textOf(two) !== textOf(output)) {
        changed.push(path)
        expect([path, firstDifference(textOf(output), restore(textOf(two), pairs))]).toEqual([path, undefined])
      }
    }
    // Pages, the list for programs, the texts for browsers and what an island is given.
    for (const path of ['/pricing.html', '/terms.html', '/privacy.html', '/index.html', '/cases/galaxy.html'])
      expect(changed).toContain(path)
    for (const path of ['/llms.txt', '/locales/en/common.json']) expect(changed).toContain(path)
    expect(byContent.every(({ why }) => why.length > 10)).toBe(true)
  },
  MINUTES,
)

/** The first place in which two texts differ, with the words around it; much shorter than the two texts. */
function firstDifference(one: string, two: string): [string, string] | undefined {
  if (one === two) return undefined
  let at = 0
  while (one[at] === two[at]) at++
  return [one.slice(Math.max(0, at - 80), at + 80), two.slice(Math.max(0, at - 80), at + 80)]
}

test(
  'wherever a page said the old value it says the new one',
  async () => {
    const { pairs, other } = await builds()
    const isKnown = (path: string, { old }: Pair) =>
      noFacts.some((one) => one.path.test(path) && one.texts.includes(old) && one.why !== '')
    const distinct = pairs.filter(({ isDistinct }) => isDistinct)
    expect(distinct.length).toBeGreaterThan(25)
    const left = [...other.values()]
      .filter(({ path }) => isText(path))
      .flatMap((output) => {
        const text = saidIn(output.path, textOf(output))
        return distinct
          .filter((pair) => new RegExp(`(?<![\\w.,])${pair.old.replaceAll('.', '\\.')}(?!\\w|[.,]\\d)`).test(text))
          .filter((pair) => !isKnown(output.path, pair))
          .map((pair) => `${output.path}: ${pair.old} (${pair.name})`)
      })
    expect(left).toEqual([])
    // Each is said somewhere, be it as a figure whose unit heads its row.
    const all = [...other.values()]
      .filter(({ path }) => isText(path))
      .map(textOf)
      .join('\n')
    const said = new Set(pairs.filter((pair) => count(all, pair.other) > 0).map(({ name }) => name))
    expect(distinct.filter(({ name }) => !said.has(name)).map(({ name }) => name)).toEqual([])
  },
  MINUTES,
)

test(
  'search finds the new values where it found the old ones, and nothing else has changed in it',
  async () => {
    const { pairs, old, other } = await builds()
    const [path = ''] = [...old.keys()].filter(isIndex)
    const index = (output: Output | undefined): PackedIndex => JSON.parse(textOf(output))
    const [one, two] = [index(old.get(path)), index(other.get(path))]
    expect(JSON.parse(restore(JSON.stringify(two.records), pairs))).toEqual(one.records)
    const [before, after] = [unpackTerms(one), unpackTerms(two)]
    // A legal text writes `under-13s`.
    const termsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => termsOf(`${text} under-${text}s`)))
    const [values, others] = [termsIn(pairs.map((pair) => pair.old)), termsIn(pairs.map((pair) => pair.other))]
    const stray = before.flatMap((terms, at) => {
      const [had, has] = [new Set(terms), new Set(after[at])]
      const gone = [...had].filter((term) => !has.has(term) && !values.has(term))
      const come = [...has].filter((term) => !had.has(term) && !others.has(term))
      return [...gone, ...come].map((term) => `${one.records[at]?.[0]}: ${term}`)
    })
    expect(stray).toEqual([])
    expect(after.flat().filter((term) => others.has(term)).length).toBeGreaterThan(before.length / 4)
  },
  MINUTES,
)
