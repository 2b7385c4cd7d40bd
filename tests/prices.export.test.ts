import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'
import { formatFact } from '../lib/content/facts/fact'
import { listFiles } from './fixtures/list-files'
import { headOf } from './metadata/head'
import { readContent } from './metadata/site-file'
import { attr, type Element, findAll, findOne } from './specification/support/elements'
import { mainOf, readPage } from './specification/support/pages'
import { textOf } from './specification/support/text'

type RawFact = { money?: number | [number, number]; text?: string; join?: 'and' | 'or' | 'to' }
type Plan = Record<'price' | 'additionalMinute' | 'panel', RawFact>

const facts = readContent<{ plans: Record<string, Plan> }>('facts.yml')
const { pricing: texts }: { pricing: Record<string, string> } = JSON.parse(
  readFileSync('locales/en/common.json', 'utf8'),
)

/** Lists the amounts of money in a text, such as `€1.99`. */
const amountsIn = (text: string) => text.match(/€\s*\d+(?:[.,]\d+)*/g) ?? []

/** Formats a fact as the site does. */
const written = ({ money, text, join }: RawFact) =>
  money === undefined ? (text ?? '') : formatFact({ kind: 'money', value: money, join, isSpelledOut: false })

const isFact = (value: object): value is RawFact => 'money' in value || typeof Reflect.get(value, 'text') === 'string'

function allFacts(value: unknown): RawFact[] {
  if (typeof value !== 'object' || value === null) return []
  return isFact(value) ? [value] : Object.values(value).flatMap(allFacts)
}

/** Every amount in `content/facts.yml`. */
const allowed = allFacts(facts).flatMap((fact) => amountsIn(written(fact)))

const table = findOne(mainOf('/pricing'), 'table')
const rows = findAll(table, 'tr')
const columns = findAll(rows[0] as Element, 'th').map((cell) => textOf(cell))

/** Returns the cells of the row whose heading starts with `label`. */
function cellsOf(label: string): string[] {
  const row = rows.find((each) => findAll(each, 'th').some((head) => textOf(head).startsWith(label)))
  if (!row) throw new Error(`The pricing table has no row “${label}”.`)
  return findAll(row, 'td').map((cell) => textOf(cell))
}

test.each(['price', 'additionalMinute', 'panel'] as const)('the pricing table shows the %s of each plan', (name) => {
  const cells = cellsOf(texts[name] as string)
  expect(cells).toHaveLength(columns.length)
  for (const [plan, { [name]: fact }] of Object.entries(facts.plans).filter(([, { price }]) => price)) {
    const cell = cells[columns.indexOf(texts[plan] as string)] ?? ''
    const expected = written(fact)
    expect([plan, amountsIn(cell)]).toEqual([plan, amountsIn(expected)])
    expect(cell.toLowerCase()).toContain(expected.toLowerCase())
  }
})

/** Lists the texts of a page: its text, attributes, head and structured data. */
function textsOf(path: string): string[] {
  const page = readPage(path)
  const attributes = findAll(page, '*').flatMap((element) =>
    ['alt', 'aria-label', 'content', 'title'].flatMap((name) => attr(element, name) ?? []),
  )
  return [textOf(page), ...attributes, ...headOf(page).blocks]
}

test.each(listPages('out'))('every amount of money on %s is in content/facts.yml', (path) => {
  expect(
    textsOf(path)
      .flatMap(amountsIn)
      .filter((amount) => !allowed.includes(amount)),
  ).toEqual([])
})

const files = ['.md', '.txt', '.xml'].flatMap((extension) => listFiles('out', extension))

test('every amount of money in Markdown copies, llms.txt, llms-full.txt and the feed is in content/facts.yml', () => {
  expect(files).toEqual(expect.arrayContaining(['llms.txt', 'llms-full.txt']))
  const unknown = files.flatMap((file) =>
    amountsIn(readFileSync(`out/${file}`, 'utf8')).flatMap((amount) =>
      allowed.includes(amount) ? [] : [`${file}: ${amount}`],
    ),
  )
  expect(unknown).toEqual([])
})

/** Lists every price in structured data, however deeply it is nested. */
function pricesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(min|max|low|high)?price$/i.test(name) && typeof inner !== 'object' ? [Number(inner)] : pricesIn(inner),
  )
}

test('every price in structured data is in content/facts.yml', () => {
  const known = allFacts(facts).flatMap(({ money }) => money ?? [])
  const found = listPages('out').flatMap((path) =>
    headOf(readPage(path)).blocks.flatMap((block) => pricesIn(JSON.parse(block))),
  )
  expect(found.filter((price) => !known.includes(price))).toEqual([])
})
