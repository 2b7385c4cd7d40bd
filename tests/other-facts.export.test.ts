import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type PackedIndex, termsOfRecords } from '../lib/shared/search/make-index'
import { termsOf } from '../lib/shared/search/terms'
import { listFiles } from './fixtures/list-files'
import { withoutHashes } from './other-facts/names-by-content'
import { linesOf, pagesThatDiffer } from './other-facts/page-lines'
import { count, type Pair, pairsOf, restoreValues } from './other-facts/pairs'
import { lookalikes, readableText, withoutDrawings } from './other-facts/readable-text'
import { buildVariant } from './run/build-variant.mjs'
import { preview } from './run/variants.mjs'

/** The time limit, long enough for a build, although `npm test` has usually made it before. */
const TIMEOUT_MS = 600_000

/** Whether a file is a compressed copy of a compared file; another test checks its content. */
const isCopy = (path: string) => /\.(br|gz|zst)$/.test(path)

interface Output {
  path: string
  bytes: Buffer
}

const outputsIn = (folder: string): Map<string, Output> => {
  const files = listFiles(`${folder}/out`).filter((path) => !isCopy(path))
  const outputs = files.map((path) => ({ path: `/${path}`, bytes: readFileSync(`${folder}/out/${path}`) }))
  return new Map(outputs.map((output) => [withoutHashes(output.path), output]))
}

const isText = (path: string) => /\.(html|js|css|json|md|txt|xml|csv|svg|webmanifest)$/.test(path)

/** Whether a file is a picture with words that differ: prices, a title, or the menu of the documentation. */
const hasDifferentWords = (path: string) => /^\/social\/(?:about|pricing|docs|docs\/[^/]+)\.png$/.test(path)

/** Whether a file lists pages that only one of the builds has, or hides the preview from search engines. */
const isList = (path: string) =>
  /^\/(llms|llms-full|robots)\.txt$/.test(path) || pagesThatDiffer.some((page) => path.startsWith(`${page}.`))

/** The project, with its usual build. */
const root = process.cwd()

async function builds() {
  const other = await buildVariant(preview)
  return { pairs: pairsOf(root, other), old: outputsIn(root), other: outputsIn(other) }
}
// In running text, a no-break space separates a number from its unit.
const textOf = (output: Output | undefined) =>
  withoutDrawings(output?.path ?? '', withoutHashes(output?.bytes.toString('utf8') ?? '')).replaceAll('\u00a0', ' ')
const isIndex = (path: string) => path.endsWith('/search-index.json')

test(
  'every test value of a fact is unique and occurs nowhere else on the site',
  async () => {
    const { pairs, old } = await builds()
    expect(pairs.length).toBeGreaterThan(60)
    const all = [...old.values()].filter(({ path }) => isText(path)).map(textOf)
    expect(pairs.filter(({ other }) => all.some((text) => text.includes(other)))).toEqual([])
    expect(new Set(pairs.map(({ other }) => other)).size).toBe(pairs.length)
    expect(pairs.filter(({ old: one, other: two }) => one === two)).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'with different facts, every page, Markdown copy and picture is the same except for the values',
  async () => {
    const { pairs, old, other } = await builds()
    const changed: string[] = []
    const compared = [...old].filter(([path]) => other.has(path) && !isList(path))
    expect(compared.length).toBeGreaterThan(old.size / 2)
    for (const [path, output] of compared) {
      const two = other.get(path) as Output
      if (/\.(png|webp|avif|svg|csv|woff2|webm|mp4)$/.test(path) && !hasDifferentWords(path))
        expect([path, two.bytes.equals(output.bytes)]).toEqual([path, true])
      if (!/\.(html|md|txt|json|webmanifest)$/.test(path) || isIndex(path)) continue
      const textIn = ({ bytes }: Output) => {
        if (path.endsWith('.html')) return linesOf(path, bytes.toString('utf8')).join('\n')
        const text = textOf({ path, bytes })
        // A preview has some texts of its own.
        return path.startsWith('/locales/') ? JSON.stringify({ ...JSON.parse(text), preview: undefined }) : text
      }
      const [before, after] = [textIn(output), textIn(two)]
      if (before === after) continue
      changed.push(path)
      expect([path, firstDifference(before, restoreValues(after, pairs))]).toEqual([path, undefined])
    }
    // Facts occur in pages and in the texts of islands.
    for (const path of ['/pricing.html', '/terms.html', '/privacy.html', '/index.html', '/cases/galaxy.html'])
      expect(changed).toContain(path)
    expect(changed).toContain('/locales/en/common.json')
    const prices = '/social/pricing.png'
    expect(other.get(prices)?.bytes.equals(old.get(prices)?.bytes as Buffer)).toBe(false)
  },
  TIMEOUT_MS,
)

/** Returns the first difference between two texts, with some text around it. */
function firstDifference(one: string, two: string): [string, string] | undefined {
  if (one === two) return undefined
  let position = 0
  while (one[position] === two[position]) position++
  return [one.slice(Math.max(0, position - 80), position + 80), two.slice(Math.max(0, position - 80), position + 80)]
}

test(
  'no old value is left, and each new value occurs somewhere',
  async () => {
    const { pairs, other } = await builds()
    const isKnown = (path: string, { old }: Pair) =>
      lookalikes.some((one) => one.path.test(path) && one.texts.includes(old) && one.why !== '')
    const distinct = pairs.filter(({ isDistinct }) => isDistinct)
    expect(distinct.length).toBeGreaterThan(25)
    const left = [...other.values()]
      .filter(({ path }) => isText(path))
      .flatMap((output) => {
        const text = readableText(output.path, textOf(output))
        return distinct
          .filter((pair) => new RegExp(`(?<![\\w.,])${pair.old.replaceAll('.', '\\.')}(?!\\w|[.,]\\d)`).test(text))
          .filter((pair) => !isKnown(output.path, pair))
          .map((pair) => `${output.path}: ${pair.old} (${pair.name})`)
      })
    expect(left).toEqual([])
    // Each fact occurs somewhere, at least as a figure whose unit is in the row header.
    const all = [...other.values()]
      .filter(({ path }) => isText(path))
      .map(textOf)
      .join('\n')
    const present = new Set(pairs.filter((pair) => count(all, pair.other) > 0).map(({ name }) => name))
    expect(distinct.filter(({ name }) => !present.has(name)).map(({ name }) => name)).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'search finds the new values where it found the old ones, and nothing else changes in the index',
  async () => {
    const { pairs, old, other } = await builds()
    const [path = ''] = [...old.keys()].filter(isIndex)
    const index = (output: Output | undefined): PackedIndex => JSON.parse(textOf(output))
    const [oldIndex, newIndex] = [index(old.get(path)), index(other.get(path))]
    const inBoth = (one: PackedIndex, two: PackedIndex) => {
      const hrefs = new Set(two.records.map(([href]) => href))
      const isAlike = ([href = '']: PackedIndex['records'][number]) =>
        hrefs.has(href) && !pagesThatDiffer.includes(href.replace(/#.*/, ''))
      const terms = termsOfRecords(one)
      return one.records.flatMap((record, position) =>
        isAlike(record) ? [{ record, terms: terms[position] ?? [] }] : [],
      )
    }
    const [one, two] = [inBoth(oldIndex, newIndex), inBoth(newIndex, oldIndex)]
    expect(one.length).toBeGreaterThan(100)
    const records = two.map(({ record }) => record)
    expect(JSON.parse(restoreValues(JSON.stringify(records), pairs))).toEqual(one.map(({ record }) => record))
    const [before, after] = [one.map(({ terms }) => terms), two.map(({ terms }) => terms)]
    // A legal text has `under-13s`.
    const termsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => termsOf(`${text} under-${text}s`)))
    const [values, others] = [termsIn(pairs.map((pair) => pair.old)), termsIn(pairs.map((pair) => pair.other))]
    const unexpected = before.flatMap((terms, position) => {
      const [had, has] = [new Set(terms), new Set(after[position])]
      const removed = [...had].filter((term) => !has.has(term) && !values.has(term))
      const added = [...has].filter((term) => !had.has(term) && !others.has(term))
      return [...removed, ...added].map((term) => `${one[position]?.record[0]}: ${term}`)
    })
    expect(unexpected).toEqual([])
    expect(after.flat().filter((term) => others.has(term)).length).toBeGreaterThan(before.length / 4)
  },
  TIMEOUT_MS,
)
