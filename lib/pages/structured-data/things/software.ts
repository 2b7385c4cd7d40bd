import type { Offer, SoftwareApplication } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** A plan of the pricing table. */
export interface OfferFacts {
  name: string
  /** The address of its button. */
  url: string
  /** The price in euros, excluding VAT; undefined if it is by agreement. */
  price?: { amount: number; atLeast: boolean; unit: Unit } | undefined
}

/** The unit of a price. */
export interface Unit {
  /** The unit in words, such as `month`. */
  text: string
  /** The code in UN/CEFACT Recommendation 20, if there is one, such as `MON`. */
  code?: string
}

/** The values that describe the service. */
interface SoftwareFacts {
  /** The absolute address of the pricing page. */
  page: string
  description: string
  /** Features included in every plan. */
  features: readonly string[]
  offers: readonly OfferFacts[]
  publisher: Publisher
}

/**
 * Describes the service with its plans. The unit of a price is “month”, not “per month”. There is no rating, so search
 * results show no stars.
 * @source https://schema.org/SoftwareApplication, https://schema.org/UnitPriceSpecification,
 *   https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function software({ page, description, features, offers, publisher: by }: SoftwareFacts): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${page}#software`,
    ...{ name: by.name, url: page, description },
    applicationCategory: 'BusinessApplication',
    featureList: features,
    offers: offers.map(offer),
    provider: publisher(by),
  }
}

function offer({ name, url, price }: OfferFacts): Offer {
  if (!price) return { '@type': 'Offer', name, url }
  const { amount, atLeast, unit } = price
  const priceCurrency = 'EUR'
  return {
    ...{ '@type': 'Offer', name, url },
    // The `price` of an offer is exact, so a minimum price is given only in the specification.
    ...(!atLeast && { price: amount, priceCurrency }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(atLeast ? { minPrice: amount } : { price: amount }),
      ...{ priceCurrency, unitText: unit.text },
      ...(unit.code !== undefined && { unitCode: unit.code }),
      valueAddedTaxIncluded: false,
    },
  }
}
