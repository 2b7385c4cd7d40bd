import { all, type Element, one } from '../specification/support/elements'
import { textOf } from '../specification/support/text'
import type { Thing } from './data'
import { absoluteHref, type BuiltPage, leadOn, organizationOn, thing } from './page'

/** The UN/CEFACT codes of units that have one. */
const codes: Readonly<Record<string, string>> = { month: 'MON' }

/** Returns the service and its prices, read cell by cell from the table of plans. */
export function serviceOn(page: BuiltPage): Thing {
  const maker = organizationOn(page)
  const table = one(one(page.root, 'main'), 'table')
  return thing('SoftwareApplication', {
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
  const rows = all(table, 'tr').filter((row) => {
    const cells = all(row, 'td').map((cell) => textOf(cell))
    return cells.length > 0 && cells.every((text) => text === 'Included')
  })
  return rows.map((row) => textOf(one(row, 'th', { scope: 'row' }), 'span'))
}

/** Returns an offer for each column, with the plan above it and the price and button below. */
function offersIn(table: Element, address: string): Thing[] {
  const names = all(one(table, 'thead'), 'th', { scope: 'col' }).map((name) => textOf(name))
  const [row] = all(table, 'tr').filter((each) => all(each, 'a').length > 0)
  if (!row) throw new Error('No row of the table has buttons.')
  const header = textOf(one(row, 'th'))
  const cells = all(row, 'td')
  if (cells.length !== names.length) throw new Error(`${names.length} plans have ${cells.length} prices.`)
  return cells.map((cell, index) =>
    thing('Offer', {
      name: names[index],
      url: absoluteHref(one(cell, 'a'), address),
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
    priceSpecification: thing('UnitPriceSpecification', {
      ...(from ? { minPrice: amount } : { price: amount }),
      ...currency,
      valueAddedTaxIncluded: /\bexcluding VAT\b/.test(header) ? false : undefined,
      unitText: unit,
      unitCode: codes[unit],
    }),
  }
}
