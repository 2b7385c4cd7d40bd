import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { GetStarted } from './GetStarted'

const call = {
  title: 'Only your best ads',
  text: 'Create an account.',
  button: { text: 'Get started', href: 'https://sso.example.org/registrations?response_type=code' },
}

test('a case ends with a section that has a heading and one button, which links to the external sign-up', () => {
  render(<GetStarted {...call} />)
  const part = screen.getByRole('region', { name: 'Only your best ads' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Only your best ads')
  const [button, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect(button?.textContent).toBe('Get started')
  expect(button?.getAttribute('href')).toBe(call.button.href)
  expect(button?.getAttribute('rel')).toBe('external')
  expect(part.contains(button ?? null)).toBe(true)
})

test('the eyes beside the button are decorative, and no element has a style attribute', () => {
  const { container } = render(<GetStarted {...call} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('[style]')).toBeNull()
})
