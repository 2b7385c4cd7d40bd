import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { PlanPrice } from './PlanPrice'

const button = { href: '/contact', text: 'Contact us', external: false }
const drawn = (price: { currency?: string; figure: string }) =>
  render(<PlanPrice name="Pro" highlighted={false} price={{ ...price, unit: 'per month' }} button={button} />).container

test.each([
  ['199', undefined],
  ['99.50', 'small'],
  ['1,249.50', 'smaller'],
  ['12,499.50', 'smallest'],
])('an amount is set as large as its column allows: %s', (figure, size) => {
  const amount = drawn({ currency: '€', figure }).querySelector('.figure')
  expect(amount?.className).toBe(size ? `figure ${size}` : 'figure')
})

test.each([
  ['Custom', undefined],
  ['On request', 'small'],
  ['By individual agreement', 'smaller'],
  ['Internationally', 'smallest'],
])('the longest word decides the size of a price in words, which may wrap: %s', (figure, size) => {
  const words = drawn({ figure }).querySelector('.word')
  expect(words?.className).toBe(size ? `word ${size}` : 'word')
})
