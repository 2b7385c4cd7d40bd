import { expect, test } from '@jest/globals'
import { software } from './software'

const product = software({
  page: 'https://www.example/pricing',
  description: 'Every plan bakes.',
  features: ['Crust'],
  offers: [
    { name: 'Lite', url: 'https://app.example', price: { amount: 99, atLeast: true, unit: { text: 'loaf' } } },
    {
      name: 'Pro',
      url: 'https://app.example',
      price: { amount: 199, atLeast: false, unit: { text: 'month', code: 'MON' } },
    },
    { name: 'Enterprise', url: 'https://www.example/contact' },
  ],
  publisher: { name: 'Oven', url: 'https://www.example/' },
})

test('a price has its currency and unit, and says that VAT is not included', () => {
  expect(product).toHaveProperty('offers.1', {
    '@type': 'Offer',
    name: 'Pro',
    url: 'https://app.example',
    price: 199,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 199,
      priceCurrency: 'EUR',
      unitText: 'month',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  })
})

test('a price “from” an amount becomes a minimum price, and the offer itself has no price', () => {
  expect(product).toHaveProperty('offers.0', {
    '@type': 'Offer',
    name: 'Lite',
    url: 'https://app.example',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: 99,
      priceCurrency: 'EUR',
      unitText: 'loaf',
      valueAddedTaxIncluded: false,
    },
  })
})

test('a plan with a price by agreement is an offer without a price', () => {
  expect(product).toHaveProperty('offers.2', {
    '@type': 'Offer',
    name: 'Enterprise',
    url: 'https://www.example/contact',
  })
})

test('the product has no rating', () => {
  expect(JSON.stringify(product)).not.toMatch(/rating|review/i)
})
