import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Decoy } from './Decoy'

test('who meets the decoy without styles reads what to do with it, and everybody else is kept away from it', () => {
  const { container } = render(<Decoy label="Leave this field empty:" />)
  const input = screen.getByLabelText('Leave this field empty:')
  expect(input).toHaveProperty('name', 'fax_number')
  expect(input).toHaveProperty('value', '')
  expect(input.getAttribute('tabindex')).toBe('-1')
  expect(input.getAttribute('autocomplete')).toBe('off')
  expect(input.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(container.textContent).toBe('Leave this field empty: ')
})
