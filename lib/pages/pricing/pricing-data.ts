import { getFacts } from '../../content/facts/facts'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { addresses } from '../../shared/urls'
import { canonicalOf } from '../head/metadata'
import { publisherOf } from '../structured-data/company'
import { jsonLd } from '../structured-data/json-ld'
import { type OfferFacts, software, type Unit } from '../structured-data/things/software'
import type { PlanRow, PricingPage } from './view'

/**
 * Returns the structured data of the pricing page: the service, and its plans as in the table.
 * @param path the path without the base path
 */
export async function pricingData(path: string, { lead, table }: PricingPage): Promise<string> {
  const [site, { plans }, t] = await Promise.all([getSite(), getFacts(), getTexts()])
  const month: Unit = { text: t('pricing.month'), code: 'MON' }
  const prices = [
    { amount: plans.lite.price.value, unit: { text: t('pricing.test') } },
    ...[plans.pro, plans.enterprise].map(({ price }) => ({ amount: price.value, unit: month })),
  ]
  const offers = table.plans.map(({ name, button, price: { before } }, index): OfferFacts => {
    const { amount, unit } = prices[index] as (typeof prices)[number]
    return {
      name,
      url: addresses(site.origin).ofLink(button.href),
      price: typeof amount === 'number' ? { amount, unit, atLeast: before !== undefined } : undefined,
    }
  })
  return jsonLd([
    software({
      page: canonicalOf(path, site.origin),
      description: lead,
      features: table.groups.flatMap(({ rows }) => rows.filter(isInAllPlans).map(({ label }) => label)),
      offers,
      publisher: publisherOf(site),
    }),
  ])
}

const isInAllPlans = ({ cells }: PlanRow) => cells.every((cell) => cell.kind === 'flag' && cell.included)
