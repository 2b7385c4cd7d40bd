import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { PageFiles } from './PageFiles'

const files = { markdownCopy: { href: '/docs/rest.md', text: 'Read as Markdown' }, copy: 'Copy page', descriptions: [] }

test('the Markdown copy is a plain link, and a button copies the page from the same address', () => {
  render(<PageFiles {...files} />)
  expect(screen.getByRole('link', { name: 'Read as Markdown' }).getAttribute('href')).toBe('/docs/rest.md')
  const button = screen.getByText('Copy page')
  expect(button.dataset).toMatchObject({ tool: 'copy', copyFrom: '/docs/rest.md' })
  expect(button.getAttribute('type')).toBe('button')
})

test('a link leads to the source of the page only if a repository is configured', () => {
  const { rerender } = render(<PageFiles {...files} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const edit = { href: 'https://code.example/edit/main/content/docs/rest/index.md', text: 'Edit this page' }
  rerender(<PageFiles {...files} edit={edit} />)
  expect(screen.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe(edit.href)
})
