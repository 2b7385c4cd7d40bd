import { expect, test } from '@jest/globals'
import { parsePage } from '../specification/support/elements'
import { expectedData } from './expected-data'
import type { SiteFile } from './site-file'

const site: SiteFile = {
  name: 'Oven',
  origin: 'https://www.example',
  company: { legalName: 'Oven B.V.', chamberOfCommerce: '12345678', vat: 'NL001234567B01' },
  links: { social: [{ name: 'Loaves', url: 'https://loaves.example' }] },
  legal: { entity: 'Oven B.V.' },
  security: { contact: 'mailto:fire@oven.example', expires: '2027-10-31' },
}

const header = '<header><a href="/">Oven, to the home page</a></header>'
const footer = (register: string) => `<footer><ul><li><a href="https://loaves.example">Loaves</a></li></ul>
  <ul><li>© 2023 Oven B.V.</li><li>Chamber of commerce ${register}</li><li>VAT NL001234567B01</li></ul></footer>`

const dataOn = (path: string, main: string, register = '12345678') =>
  expectedData(
    {
      root: parsePage(`<meta property="og:image" content="a.png">${header}<main>${main}</main>${footer(register)}`),
      address: `https://www.example${path}`,
    },
    site,
  )

const contact = (phone: string, street: string) => `<h1>Write</h1><p>Call</p><dl>
  <dt>Write</dt><dd><span><a href="mailto:hello@oven.example">hello@oven.example</a></span></dd>
  <dt>Call</dt><dd><span>${phone}</span></dd>
  <dt>Visit</dt><dd><span>Oven</span> <span>${street}</span> <span>The Netherlands</span></dd></dl>`

test('each fact about the company comes from its own element', () => {
  const [company] = dataOn('/contact', contact('<a href="tel:+31201234567">+31 20 123 45 67</a>', 'Crumb 1, Bread'))
  expect(company).toMatchObject({
    name: 'Oven',
    url: 'https://www.example/',
    legalName: 'Oven B.V.',
    identifier: { name: 'Chamber of commerce', value: '12345678' },
    vatID: 'NL001234567B01',
    logo: 'https://www.example/icon.svg',
    sameAs: ['https://loaves.example'],
    email: 'hello@oven.example',
    telephone: '+31 20 123 45 67',
    address: { streetAddress: 'Crumb 1, Bread', addressCountry: 'The Netherlands' },
  })
})

test('a placeholder is left out, and nothing replaces it', () => {
  const main = contact('[number to come]', '<span>[address to come]</span>')
  const [company] = dataOn('/contact', main, '<span>[number to come]</span>')
  expect(company).toMatchObject({ telephone: undefined, identifier: undefined })
  expect(company).toHaveProperty('address.streetAddress', undefined)
  expect(company).toHaveProperty('address.addressCountry', 'The Netherlands')
})

test('a telephone link with another number is an error', () => {
  expect(() => dataOn('/contact', contact('<a href="tel:112">+31 20 123 45 67</a>', 'Crumb 1'))).toThrow(
    'leads to tel:112',
  )
})

const table = `<h1>Prices</h1><p>Every loaf.</p><table><thead><tr><td></td><th scope="col">S</th><th scope="col">L</th></tr></thead>
  <tr><th scope="row">Prices in euro, excluding VAT</th>
  <td><span>from</span> €1,990.50 per test <a href="/s">Buy</a></td><td>Save 5% €20 per month<a href="/l">Buy</a></td></tr>
  <tr><th scope="row">Crust <span>all around</span></th><td>Included</td><td>Included</td></tr>
  <tr><th scope="row">Oven</th><td>Not included</td><td>Included</td></tr></table>`

test('a plan has the name, price and button of its own column, and the features are those that both plans include', () => {
  const [service] = dataOn('/pricing', table)
  expect(service).toMatchObject({
    name: 'Oven',
    description: 'Every loaf.',
    featureList: ['Crust'],
    offers: [
      { name: 'S', url: 'https://www.example/s', priceSpecification: { minPrice: 1990.5, unitText: 'test' } },
      { name: 'L', url: 'https://www.example/l', price: 20, priceCurrency: 'EUR' },
    ],
  })
  expect(service).toHaveProperty('offers.1.priceSpecification.unitCode', 'MON')
  expect(service).toHaveProperty('offers.1.priceSpecification.valueAddedTaxIncluded', false)
  expect(service).not.toHaveProperty('offers.0.price')
})

const bread = `<nav aria-label="Where you are"><a href="/cases">Cases</a><span aria-current="page">Bread</span></nav>
  <div><h1>Rye or wheat?</h1><p>Two loaves.</p></div><section aria-labelledby="computed">
  <p>All of it. The results are simulated. By a model.</p>
  <li><a href="/cases/bread/a.csv" download="x">Rye</a> CSV, 3 kB: 1 row from 1 person.</li>
  <li><a href="/cases/bread/b.csv" download="y">Wheat</a> CSV, 4 kB: 9 rows from 2 people.</li>
  <li><a href="/cases/bread/areas.csv" download="z">Areas</a> CSV.</li>
  <p>Free under <a href="https://licence.example">L</a></p><p>Last updated <time datetime="2026-11-21">today</time></p>
  <details><p><a href="https://elsewhere.example">E</a></p><div id="computed-file"><dl><dt>a, b</dt><dd>Shares.</dd></dl></div></details>
  </section>`

test('a data set is named after the link to its file, and has the size and number of rows given next to it', () => {
  const [breadcrumbs, article, rye, wheat, ...more] = dataOn('/cases/bread', bread)
  expect(more).toEqual([])
  expect(breadcrumbs).toHaveProperty('itemListElement.1.name', 'Bread')
  expect(article).toMatchObject({ headline: 'Rye or wheat?', dateModified: '2026-11-21', image: 'a.png' })
  expect(rye).toMatchObject({
    name: 'Bread: Rye',
    size: '1 row',
    description: 'Two loaves. The results are simulated. By a model.',
    license: 'https://licence.example',
    variableMeasured: [
      { name: 'a', description: 'Shares.' },
      { name: 'b', description: 'Shares.' },
    ],
    distribution: [{ contentUrl: 'https://www.example/cases/bread/a.csv', contentSize: '3 kB' }],
  })
  expect(wheat).toMatchObject({ '@id': 'https://www.example/cases/bread#b.csv', name: 'Bread: Wheat', size: '9 rows' })
})

test('other pages have no structured data', () => {
  expect(dataOn('/about', '<h1>About</h1>')).toEqual([])
})
