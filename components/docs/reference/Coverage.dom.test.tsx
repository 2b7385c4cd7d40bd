import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { DocsTexts } from '../../../lib/pages/docs/docs-page'
import { Coverage } from './Coverage'

const texts = { coverage: { href: '/docs/rest/reference#coverage', text: 'How much is documented' } } as DocsTexts
const coverage = [
  { text: '8 of 8 operations.', share: 1 },
  { text: 'Answers: 1 of 8.', share: 0.125 },
  { text: 'Codes: none.', share: 0 },
]

/** Returns where the solid and the dashed part of each line begin and end. */
const pieces = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('line')].map((line) => `${line.getAttribute('x1')} ${line.getAttribute('x2')}`),
  )

test('each count is a sentence above a line that is dashed for the share that is not documented', () => {
  const { container } = render(<Coverage coverage={coverage} texts={texts} />)
  expect(screen.getByRole('region', { name: 'How much is documented' }).id).toBe('coverage')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(coverage.map(({ text }) => text))
  expect(pieces(container)).toEqual([['0 100%'], ['12.5% 100%', '0 12.5%'], ['0% 100%']])
})
