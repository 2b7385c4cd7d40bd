import { expect, test } from '@jest/globals'
import { writeDay } from '../../content/dates/write-day'
import { privacy, terms } from './page'
import type { LegalPageModel } from './view'

const words = (html: string) => html.replace(/<[^>]+>/g, '')
const clauses = (page: LegalPageModel) =>
  page.sections.flatMap((section) => section.clauses.map(({ html }) => words(html)))

test.each([privacy, terms])('$path has sections and clauses that are numbered in order', async ({ view }) => {
  const { sections } = await view()
  expect(sections.length).toBeGreaterThan(5)
  for (const [index, section] of sections.entries()) {
    expect(section.number).toBe(index + 1)
    expect(section.clauses.map(({ id }) => id)).toEqual(section.clauses.map((_, n) => `clause-${index + 1}-${n + 1}`))
    expect(section.summary).not.toMatch(/^In short|<p>|^$/)
  }
})

test.each([privacy, terms])(
  'the clauses of $path have no space before punctuation, no line break and no unreplaced token',
  async ({ view }) => {
    for (const text of clauses(await view())) {
      expect(text).toMatch(/^[“A-Z].*\.$/)
      expect(text).not.toMatch(/\s[.,;]|\n|\{\{/)
    }
  },
)

test('an unknown value is marked up as a placeholder', async () => {
  const { sections } = await privacy.view()
  const withPlaceholder = sections.flatMap((section) => section.clauses).filter(({ html }) => html.includes('['))
  expect(withPlaceholder.length).toBeGreaterThan(0)
  for (const { html } of withPlaceholder) expect(html).toContain('<span class="placeholder">[')
})

test('each document links to the other and to the contact page', async () => {
  const page = await terms.view()
  expect(page.other).toEqual({ href: '/privacy', text: 'Privacy policy' })
  expect(page.contact).toEqual({ href: '/contact', text: 'Contact us' })
  expect((await privacy.view()).other).toEqual({ href: '/terms', text: 'Terms and conditions' })
})

test.each([
  ['2026-01-31', { text: '31 January 2026', day: '2026-01-31' }],
  ['[date to come]', { text: '[date to come]' }],
  ['spring', { text: 'spring' }],
])('the date %j is written %j', (value, written) => {
  expect(writeDay(value, 'en-GB')).toEqual(written)
})
