import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Honeypot } from './Honeypot'

test('the honeypot says to leave it empty, and neither screen readers nor the Tab key reach it', () => {
  const { container } = render(<Honeypot label="Leave this field empty:" />)
  const input = screen.getByLabelText('Leave this field empty:')
  expect(input).toHaveProperty('name', 'fax_number')
  expect(input).toHaveProperty('value', '')
  expect(input.getAttribute('tabindex')).toBe('-1')
  expect(input.getAttribute('autocomplete')).toBe('off')
  expect(input.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.textContent).toBe('Leave this field empty: ')
})
