import { expect, test } from '@jest/globals'
import { organization, publisher } from './organization'

const facts = {
  name: 'Oven',
  url: 'https://www.example/',
  legalName: 'Oven B.V.',
  logo: 'https://www.example/icon.png',
  profiles: ['https://social.example/oven'],
  register: { name: 'Chamber of Commerce', value: '12345678' },
  vat: 'NL001234567B01',
}
const contactDetails = {
  email: 'a@oven.example',
  telephone: '+31 20 123 4567',
  address: 'Crumb 1',
  country: 'The Netherlands',
}

test('the company has its registration and VAT numbers', () => {
  expect(organization(facts)).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.example/#organization',
    name: 'Oven',
    url: 'https://www.example/',
    legalName: 'Oven B.V.',
    vatID: 'NL001234567B01',
    logo: 'https://www.example/icon.png',
    sameAs: ['https://social.example/oven'],
    identifier: { '@type': 'PropertyValue', name: 'Chamber of Commerce', value: '12345678' },
  })
})

test('contact details are included if a page shows them', () => {
  expect(organization(facts, contactDetails)).toMatchObject({
    email: 'a@oven.example',
    telephone: '+31 20 123 4567',
    address: { '@type': 'PostalAddress', streetAddress: 'Crumb 1', addressCountry: 'The Netherlands' },
  })
})

test('placeholders are left out', () => {
  const unknown = { ...facts, vat: '[number to come]', register: { name: 'Number', value: '[number to come]' } }
  const data = organization(unknown, { ...contactDetails, telephone: '[phone to come]', address: '[address to come]' })
  expect(JSON.stringify(data)).not.toContain('to come')
  expect(data).not.toHaveProperty('identifier')
  expect(data).not.toHaveProperty('vatID')
  expect(data).not.toHaveProperty('telephone')
  expect(data).toHaveProperty('address', { '@type': 'PostalAddress', addressCountry: 'The Netherlands' })
})

test('a value that contains a placeholder is left out, and spaces around a value are trimmed', () => {
  const data = organization(
    {
      ...facts,
      legalName: undefined,
      vat: ' NL001234567B01 ',
      register: { name: 'Number', value: '12 [more to come]' },
    },
    { email: 'TODO', telephone: '', address: 'Crumb 1, [town to come]', country: ' [country to come]' },
  )
  expect(data).toHaveProperty('vatID', 'NL001234567B01')
  for (const name of ['legalName', 'identifier', 'email', 'telephone', 'address']) expect(data).not.toHaveProperty(name)
})

test('the company has the same @id in every language', () => {
  expect(organization({ ...facts, url: 'https://www.example/nl' })['@id']).toBe(organization(facts)['@id'])
})

test('a publisher has only a name and a home page', () => {
  expect(publisher(facts)).toEqual({ '@type': 'Organization', name: 'Oven', url: 'https://www.example/' })
})
