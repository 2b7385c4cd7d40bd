import { describe, expect, test } from '@jest/globals'
import { legalFigures, legalStatements } from './fixtures/legal'
import { type Clause, clausesOf, figuresIn, inDigits } from './support/clauses'
import { findAll } from './support/elements'
import { hrefOf } from './support/links'
import { mainOf } from './support/pages'
import { textOf } from './support/text'

const clauses = (page: string) => clausesOf(mainOf(page))

describe.each(['/terms', '/privacy'])('%s', (page) => {
  test('consists of clauses numbered without gaps, each showing the number in its anchor', () => {
    const expected: string[] = []
    let last: Pick<Clause, 'section' | 'number'> = { section: 0, number: 0 }
    for (const { section } of clauses(page)) {
      last = section === last.section ? { section, number: last.number + 1 } : { section: last.section + 1, number: 1 }
      expected.push(`clause-${last.section}-${last.number}`)
    }
    expect(clauses(page).length).toBeGreaterThan(6)
    expect(clauses(page).map(({ id }) => id)).toEqual(expected)
    expect(
      clauses(page)
        .filter(({ numbered }) => !numbered)
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('has no figure that is not in the specification', () => {
    const given = figuresIn(textOf(mainOf(page))).map(inDigits)
    expect(given.length).toBeGreaterThan(3)
    expect(given.filter((figure) => !legalFigures.includes(figure))).toEqual([])
  })

  test('mentions no law, authority or tool that such texts often name and the specification omits', () => {
    expect(textOf(mainOf(page))).not.toMatch(
      /\bGDPR\b|\bAVG\b|legitimate interest|\bArticle \d|data protection authority|Google|Facebook|Amazon|Stripe|Mailchimp|Hotjar/i,
    )
  })
})

test('the terms promise none of the claims on the marketing pages, and link to the plans instead', () => {
  const main = mainOf('/terms')
  expect(textOf(main)).not.toMatch(
    /€|\bfree\b|\bsupport\b|\bAPI\b|\bunlimited\b|\bper (test|participant)\b|\bminutes?\b|\bhours?\b|\barrange|\bexample tests\b/i,
  )
  expect(findAll(main, 'a').map(hrefOf)).toContain('/pricing')
})

test.each(legalStatements)('a clause says: $statement', ({ statement, pages, patterns }) => {
  const all = pages.flatMap(clauses)
  const matching = all.filter(({ text }) => patterns.every((pattern) => pattern.test(text)))
  const score = (text: string) => patterns.filter((pattern) => pattern.test(text)).length
  const nearest = all.map(({ text }) => text).sort((a, b) => score(b) - score(a))[0] ?? ''
  const missing = patterns.filter((pattern) => !pattern.test(nearest)).join(' and ')
  if (matching.length === 0)
    throw new Error(`No clause says: ${statement}. In the nearest, ${missing} is missing: "${nearest}"`)
  expect(matching.length).toBeGreaterThan(0)
})
