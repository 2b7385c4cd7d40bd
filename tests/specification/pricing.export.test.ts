import { describe, expect, test } from '@jest/globals'
import { features, infoBlocks, planRows } from './fixtures/pricing'
import { attr, type Element, findAll, findOne, isBefore } from './support/elements'
import { hrefOf, signUpFaults, targetsOf } from './support/links'
import { mainOf, readPage } from './support/pages'
import { findPassage } from './support/passage'
import { readTable } from './support/table'
import { textOf } from './support/text'

const plans = ['Lite', 'Pro', 'Enterprise'] as const
const table = () => readTable(findOne(mainOf('/pricing'), 'table'))
/** Returns the text of a cell without its buttons. */
const words = (cell: Element) => textOf(cell, 'a')

test('the page is headed by its title', () => {
  expect(findAll(mainOf('/pricing'), 'h1').map((heading) => textOf(heading))).toEqual(['Our simple pricing'])
})

test('the table compares the three plans, and has no row that is not in the specification', () => {
  expect(table().columns).toEqual([...plans])
  const known = [...Object.values(planRows).map(({ row }) => row), ...features, /^plan\b/i]
  expect(table().rows.filter((label) => !known.some((row) => row.test(label)))).toEqual([])
})

describe.each(Object.entries(planRows))('%s', (_, row) => {
  test.each(plans.map((plan) => [plan, ...row[plan]] as const))('of %s: %s', (plan, _, written) => {
    // The saving is next to the price or the name of the plan.
    expect(words(table().cell(row.row, plan)).replace(/\s*Save 35%\s*/, '')).toMatch(written)
  })
})

/** Returns the name of a feature. */
const named = (feature: RegExp) => feature.source.replace(/^\^|\\b$/g, '')

describe.each(features.map((feature) => [named(feature), feature] as const))('the feature %s', (_, feature) => {
  test.each(plans)('is included in %s', (plan) => {
    expect(words(table().cell(feature, plan))).toMatch(/^included$/i)
  })
})

test('Pro, and no other plan, has Save 35%', () => {
  const saving = plans.filter((plan) =>
    table()
      .column(plan)
      .some((cell) => textOf(cell).includes('Save 35%')),
  )
  expect(saving).toEqual(['Pro'])
})

test('the page states that prices are in euro and exclude VAT', () => {
  expect(findPassage(mainOf('/pricing'), [/\beuros?\b|€/i, /\bexclud(e|es|ing) VAT\b/i], 300)).toBeDefined()
})

describe('the button', () => {
  const targets = (plan: string) => [
    ...new Set(
      table()
        .column(plan)
        .flatMap((cell) => findAll(cell, 'a').map(hrefOf)),
    ),
  ]

  test('of Lite links to the sign-up', () => {
    const [app = ''] = targetsOf(findOne(readPage('/pricing'), 'header'), /\blog ?in\b/i)
    expect(targets('Lite').map((address) => signUpFaults(address, app))).toEqual([[]])
  })

  test.each(['Pro', 'Enterprise'])('of %s links to the contact page', (plan) => {
    expect(targets(plan)).toEqual(['/contact'])
  })
})

describe('of the three blocks below the table', () => {
  const headings = () => {
    const main = mainOf('/pricing')
    return findAll(main, 'h2 h3').filter((heading) => isBefore(main, findOne(main, 'table'), heading))
  }

  test.each(infoBlocks)('one is about $about', ({ heading, patterns }) => {
    expect(headings().map((one) => textOf(one))).toContainEqual(expect.stringMatching(heading))
    expect(findPassage(mainOf('/pricing'), [heading, ...patterns], 500)).toBeDefined()
  })
})

test('no column header of the table is empty', () => {
  const heads = findAll(findOne(mainOf('/pricing'), 'table'), 'th', { scope: 'col' })
  expect(heads.filter((head) => attr(head, 'abbr') === undefined && textOf(head) === '')).toEqual([])
})
