import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import type { LegalPageModel } from '../../lib/pages/legal/view'
import { LegalPage } from './LegalPage'

const page: LegalPageModel = {
  title: 'Terms and conditions',
  description: 'The terms.',
  lastChanged: { label: 'Last changed on', text: '31 January 2026', day: '2026-01-31' },
  other: { href: '/privacy', text: 'Privacy policy' },
  printedFrom: { label: 'Printed from', address: 'www.example.org/terms' },
  contents: 'Contents',
  inShort: 'In short',
  sections: [
    {
      id: 'law',
      number: 1,
      title: 'Law',
      summary: 'Dutch law <em>applies</em>.',
      clauses: [
        { number: '1.1', id: 'clause-1-1', label: 'Clause 1.1', html: 'Dutch law applies.' },
        { number: '1.2', id: 'clause-1-2', label: 'Clause 1.2', html: 'See the <a href="/privacy">policy</a>.' },
      ],
    },
  ],
  question: 'Questions about these terms?',
  contact: { href: '/contact', text: 'Contact us' },
}

test('the table of contents links to each section by number and title', () => {
  const { container } = render(<LegalPage {...page} />)
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  const link = within(contents).getByRole('link', { name: '1 Law' })
  expect(container.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('region', { name: '1 Law' }))
})

test('each clause has an id, and its number links to the clause', () => {
  const { container } = render(<LegalPage {...page} />)
  const number = screen.getByRole('link', { name: 'Clause 1.2' })
  expect(number.textContent).toBe('1.2')
  expect(number.getAttribute('href')).toBe('#clause-1-2')
  const clause = container.querySelector('#clause-1-2')
  expect(clause?.tagName).toBe('LI')
  expect(clause?.contains(number)).toBe(true)
  expect(clause?.textContent).toBe('1.2See the policy.')
})

test('the “In short” summary comes between a section’s title and its clauses', () => {
  render(<LegalPage {...page} />)
  expect(screen.getByRole('region', { name: '1 Law' }).textContent).toMatch(
    /^1 Law.*In short.*Dutch law applies\.1\.1Dutch law applies\./,
  )
})

test('the title block shows when the page last changed and links to the other legal page', () => {
  const { container } = render(<LegalPage {...page} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms and conditions')
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-31')
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy')
})

test('a page without a recorded date shows none', () => {
  const { container } = render(<LegalPage {...page} lastChanged={undefined} />)
  expect(container.querySelector('time')).toBeNull()
})

test('the page ends with an invitation to ask questions and a link to the contact page', () => {
  const { container } = render(<LegalPage {...page} />)
  const link = screen.getByRole('link', { name: 'Contact us' })
  expect(link.getAttribute('href')).toBe('/contact')
  expect(link.parentElement?.textContent).toBe('Questions about these terms? Contact us')
  expect(container.textContent?.endsWith('Contact us')).toBe(true)
})

test('no element on the page has a style attribute', () => {
  const { container } = render(<LegalPage {...page} />)
  expect(container.querySelector('[style]')).toBeNull()
})
