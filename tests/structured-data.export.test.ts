import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'
import { type Thing, thingsIn } from './metadata/data'
import { headOf } from './metadata/head'
import { readContent, readSiteFile } from './metadata/site-file'
import { readPage } from './specification/support/pages'

const site = readSiteFile()
const homeUrl = `${site.origin}/`
const pages = listPages('out')

/** Lists every item in the structured data of a page, including nested ones. */
const thingsAt = (path: string): Thing[] => thingsIn(headOf(readPage(path)).blocks.map((block) => JSON.parse(block)))
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type)

test('each plan is offered at its price in content/facts.yml', () => {
  const { plans } = readContent<{ plans: Record<string, { price: { money?: number } }> }>('facts.yml')
  const { pricing: names } = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
  const net = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', valueAddedTaxIncluded: false }
  const offer = (plan: string) => ({ '@type': 'Offer', name: names[plan], url: expect.any(String) })
  const amountOf = (plan: string) => plans[plan]?.price.money
  /** Makes the expected offer of a plan, with a price only if that is a number. */
  const priced = (plan: string, withPrice: (price: number) => object) => {
    const price = amountOf(plan)
    return price === undefined ? offer(plan) : { ...offer(plan), ...withPrice(price) }
  }
  const perTest = (minPrice: number) => ({ priceSpecification: { ...net, minPrice, unitText: names.test } })
  const monthly = (price: number) => ({
    ...{ price, priceCurrency: 'EUR' },
    priceSpecification: { ...net, price, unitText: names.month, unitCode: 'MON' },
  })
  expect(ofType(thingsAt('/pricing'), 'Offer')).toEqual([
    priced('lite', perTest),
    priced('pro', monthly),
    priced('enterprise', monthly),
  ])
})

const isPlaceholder = (value: string) => /\[|^\s*$/.test(value)

test('the company has the details of content/site.yml, and no placeholder', () => {
  const { name, company, legal, links } = site
  for (const path of ['/', '/contact']) {
    const [organization = {}] = ofType(thingsAt(path), 'Organization')
    expect([organization.name, organization.url]).toEqual([name, homeUrl])
    expect(organization.legalName).toBe(isPlaceholder(legal.entity) ? undefined : company.legalName)
    expect(organization.vatID).toBe(isPlaceholder(company.vat) ? undefined : company.vat)
    const number = (organization.identifier as Thing | undefined)?.value
    expect(number).toBe(isPlaceholder(company.chamberOfCommerce) ? undefined : company.chamberOfCommerce)
    expect(organization.sameAs).toEqual(links.social.map(({ url }) => url))
  }
})

test('the company, with its home page, is the author, creator or provider of everything that has one', () => {
  let count = 0
  for (const path of pages)
    for (const thing of thingsAt(path))
      for (const role of ['author', 'creator', 'provider'].filter((each) => each in thing)) {
        expect([path, role, thing[role]]).toEqual([
          path,
          role,
          { '@type': 'Organization', name: site.name, url: homeUrl },
        ])
        count += 1
      }
  expect(count).toBeGreaterThan(0)
})
