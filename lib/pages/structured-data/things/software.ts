import type { Offer, SoftwareApplication } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** A plan as its column shows it. */
export interface OfferFacts {
  name: string
  /** Where its button leads. */
  url: string
  /** In euro, excluding VAT; none where it is agreed on. */
  price?: { amount: number; atLeast: boolean; unit: Unit } | undefined
}

/** What a price is for one of. */
export interface Unit {
  /** In the words of the page, such as `month`. */
  text: string
  /** Of UN/CEFACT Recommendation 20, where there is one, such as `MON`. */
  code?: string
}

/** What the page of the plans shows. */
export interface SoftwareFacts {
  /** Whole address of the page. */
  page: string
  description: string
  /** What every plan measures. */
  features: readonly string[]
  offers: readonly OfferFacts[]
  publisher: Publisher
}

/**
 * The service with its plans. What a price is for is a unit of measurement to programs: “month”, and not “per month”. It has no rating, so it gets no stars in search results, and none are made up.
 * @source https://schema.org/SoftwareApplication, https://schema.org/UnitPriceSpecification, https://developers.google.com/search/docs/appearance/structured-data/software-app
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
    // Outside of the specification a price is the price, and one that begins at an amount is not that.
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
