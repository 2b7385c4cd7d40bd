import { type Element, findAll, findOne } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { absoluteHref, type BuiltPage, leadOn, makeThing, organizationOn } from './page'

/** The UN/CEFACT codes of units that have one. */
const codes: Readonly<Record<string, string>> = { month: 'MON' }

/** Returns the service and its prices, read cell by cell from the table of plans. */
export function serviceOn(page: BuiltPage): Thing {
  const maker = organizationOn(page)
  const table = findOne(findOne(page.root, 'main'), 'table')
  return makeThing('SoftwareApplication', {
    '@id': `${page.address}#software`,
    name: maker.name,
    url: page.address,
    description: leadOn(page),
    applicationCategory: 'BusinessApplication',
    featureList: inEveryPlan(table),
    offers: offersIn(table, page.address),
    provider: maker,
  })
}

/** Lists the headers of the rows in which each plan has “Included”. */
function inEveryPlan(table: Element): string[] {
  const rows = findAll(table, 'tr').filter((row) => {
    const cells = findAll(row, 'td').map((cell) => textOf(cell))
    return cells.length > 0 && cells.every((text) => text === 'Included')
  })
  return rows.map((row) => textOf(findOne(row, 'th', { scope: 'row' }), 'span'))
}

/** Returns an offer for each column, with the plan above it and the price and button below. */
function offersIn(table: Element, address: string): Thing[] {
  const names = findAll(findOne(table, 'thead'), 'th', { scope: 'col' }).map((name) => textOf(name))
  const [row] = findAll(table, 'tr').filter((each) => findAll(each, 'a').length > 0)
  if (!row) throw new Error('No row of the table has buttons.')
  const header = textOf(findOne(row, 'th'))
  const cells = findAll(row, 'td')
  if (cells.length !== names.length) throw new Error(`${names.length} plans have ${cells.length} prices.`)
  return cells.map((cell, index) =>
    makeThing('Offer', {
      name: names[index],
      url: absoluteHref(findOne(cell, 'a'), address),
      ...priceIn(textOf(cell, 'a'), header),
    }),
  )
}

/**
 * Returns a price as structured data.
 * @param text such as `from €99 per test`
 * @param header the row's header, with the currency and whether VAT is included
 */
function priceIn(text: string, header: string) {
  const [, from, digits, unit] = /(?:^|\s)(from )?€([\d.,]+) per (\w+)$/.exec(text) ?? []
  if (!digits || !unit) return {}
  const amount = Number(digits.replaceAll(',', ''))
  const currency = { priceCurrency: /\bin euro\b/.test(header) ? 'EUR' : undefined }
  return {
    ...(!from && { price: amount, ...currency }),
    priceSpecification: makeThing('UnitPriceSpecification', {
      ...(from ? { minPrice: amount } : { price: amount }),
      ...currency,
      valueAddedTaxIncluded: /\bexcluding VAT\b/.test(header) ? false : undefined,
      unitText: unit,
      unitCode: codes[unit],
    }),
  }
}
