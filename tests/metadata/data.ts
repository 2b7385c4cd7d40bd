import { types } from './types'

/** A schema.org item, at any depth. */
export type Thing = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Lists every item in a value, outer before inner ones. A bare reference with only an `@id` does not count. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isObject(value)) return []
  const isReference = Object.keys(value).join() === '@id'
  return [...(isReference ? [] : [value]), ...Object.values(value).flatMap(thingsIn)]
}

/** Describes the faults in the items of one page. */
export function faultsOf(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    const type = String(thing['@type'])
    const rule = Object.hasOwn(types, type) ? types[type] : undefined
    if (!rule) return [`${type} is not a type that this site uses`]
    const missing = rule.needs.filter((name) => !hasValue(thing[name]))
    return [...missing.map((name) => `${type} has no ${name} (${rule.source})`), ...ownFaults(type, thing)]
  })
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(hasValue)
    : value !== undefined && value !== null && value !== ''

/** Constraints that the table cannot express. */
function ownFaults(type: string, thing: Thing): string[] {
  if (type === 'Offer' && hasValue(thing.price) !== hasValue(thing.priceCurrency))
    return ['Offer has a price without a currency, or a currency without a price']
  if (type === 'Offer' && hasValue(thing.price) && !/^\d+(\.\d+)?$/.test(String(thing.price)))
    return [`Offer has the price ${thing.price}, which is not a number`]
  if (type === 'UnitPriceSpecification' && !hasValue(thing.price) && !hasValue(thing.minPrice))
    return ['UnitPriceSpecification has neither price nor minPrice']
  if (type === 'BreadcrumbList') {
    const positions = (thing.itemListElement as Thing[]).map(({ position }) => position)
    if (positions.some((position, index) => position !== index + 1)) return ['BreadcrumbList is not numbered from 1']
    const addresses = (thing.itemListElement as Thing[]).map(({ item }) => hasValue(item))
    if (addresses.slice(0, -1).includes(false)) return ['BreadcrumbList has a step without a URL']
    if (positions.length < 2) return ['BreadcrumbList has fewer than two steps']
  }
  return []
}
