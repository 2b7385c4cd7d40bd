import { z } from 'zod'
import type { Fact } from '../../content/facts/fact'
import { type Facts, getFacts } from '../../content/facts/facts'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { getSite } from '../../content/site'
import { getTexts, type Texts } from '../../i18n/texts'
import { href, signUpUrl } from '../../shared/urls'
import { readEntry } from '../get-content'

/**
 * The front matter of `/pricing`. The figures of the table come from `content/facts.yml`, its texts from the locale
 * file.
 */
export const pricingSchema = pageSchema.extend({
  lead: field(z.string().min(1), {
    label: 'Lead',
    hint: 'Write one or two sentences beside the title.',
    kind: 'sentences',
  }),
})

/** What a cell of the table shows. */
export type PlanCell =
  | { kind: 'amount'; text: string; unit?: string; counted?: { thing: 'sheet' | 'eye'; count?: number } }
  | { kind: 'flag'; included: boolean; text: string }
  | { kind: 'words'; text: string }

/** The column header of a plan. A price in words, such as “Custom”, has no currency. */
export interface Plan {
  name: string
  highlighted: boolean
  saving?: string
  price: { before?: string; currency?: string; figure: string; unit: string }
  button: { href: string; text: string; external: boolean }
}

/** A row: its label, and one cell for each plan. `kind` determines its height. */
export interface PlanRow {
  label: string
  note?: string
  kind: 'counted' | 'amount' | 'flag' | 'words'
  cells: PlanCell[]
}

/** The comparison of the plans. */
export interface PlanTable {
  caption: string
  plans: Plan[]
  priceLabel: string
  priceNote: string
  groups: { title: string; rows: PlanRow[] }[]
}

/** Everything that `/pricing` shows. */
export interface PricingPage {
  title: string
  description: string
  heading: string
  lead: string
  table: PlanTable
  questions: { id: string; title: string; html: string }[]
}

/**
 * Returns the view model of `/pricing`.
 * @param file the path of its content file
 */
export async function getPricingPage(file: string): Promise<PricingPage> {
  const [entry, facts, site, t] = await Promise.all([readEntry(file, pricingSchema), getFacts(), getSite(), getTexts()])
  const { title, description, lead } = entry.data
  const table: PlanTable = {
    caption: t('pricing.caption'),
    plans: plansOf(facts, t, signUpUrl(site.signUp)),
    priceLabel: t('pricing.price'),
    priceNote: t('pricing.excludingVat'),
    groups: [
      { title: t('pricing.whatYouCanTest'), rows: testRows(facts, t) },
      { title: t('pricing.whatIsMeasured'), rows: measureRows(facts, t) },
      { title: t('pricing.howWeWork'), rows: workRows(facts, t) },
    ],
  }
  return { title, description, heading: title, lead, table, questions: entry.sections }
}

function plansOf({ plans: { lite, pro, enterprise } }: Facts, t: Texts, signUp: string): Plan[] {
  const contact = { href: href('/contact'), text: t('pricing.contactUs'), external: false }
  return [
    {
      name: t('pricing.lite'),
      highlighted: false,
      price: {
        // “from” is used only with an amount.
        ...(lite.price.kind === 'money' && { before: t('pricing.from') }),
        ...priceOf(lite.price, t('pricing.perTest'), t),
      },
      button: { href: signUp, text: t('pricing.getStarted'), external: true },
    },
    {
      name: t('pricing.pro'),
      highlighted: true,
      // A saving of 0% is not shown.
      ...(pro.saving.value !== 0 && { saving: t('pricing.save') }),
      price: priceOf(pro.price, t('pricing.perMonth'), t),
      button: contact,
    },
    {
      name: t('pricing.enterprise'),
      highlighted: false,
      price: priceOf(enterprise.price, t('pricing.perMonth'), t),
      button: contact,
    },
  ]
}

/** Returns a price. One in words has no currency, and “by agreement” instead of a unit. */
function priceOf({ kind, text, figure }: Fact, unit: string, t: Texts): Plan['price'] {
  if (kind !== 'money') return { figure: capital(text), unit: t('pricing.byAgreement') }
  return { currency: text.replace(figure, ''), figure, unit }
}

/** Capitalises a fact: facts are written for use within a sentence, but a cell of the table starts with a capital. */
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('en-GB') + text.slice(1)

/** Splits a text that starts with a number, such as “1,000 a month”, into figure and unit. */
const ownUnit = ({ kind, figure }: Fact) => (kind === 'text' ? /^(\d[\d.,]*) (.+)$/.exec(figure) : null)

/** Makes a cell with words, or with a number and its unit. The unit is left out if the label of the row names it. */
function amount(fact: Fact, unit?: string): PlanCell & { kind: 'amount' } {
  const [, number, own] = ownUnit(fact) ?? []
  if (number !== undefined) return { kind: 'amount', text: number, unit: own as string }
  if (fact.kind === 'text' || unit === undefined) return { kind: 'amount', text: capital(fact.figure) }
  return { kind: 'amount', text: fact.figure, unit }
}

function counted(fact: Fact, thing: 'sheet' | 'eye', unit?: string): PlanCell {
  const number = typeof fact.value === 'number' ? fact.value : Number(ownUnit(fact)?.[1]?.replaceAll(',', ''))
  return { ...amount(fact, unit), counted: Number.isInteger(number) ? { thing, count: number } : { thing } }
}

const words = ({ text }: Fact): PlanCell => ({ kind: 'words', text: capital(text) })

function testRows({ plans: { lite, pro, enterprise } }: Facts, t: Texts): PlanRow[] {
  const perMonth = t('pricing.perMonth')
  const all = [lite, pro, enterprise]
  const money = (text: string): PlanCell => ({ kind: 'amount', text })
  return [
    {
      label: t('pricing.tests'),
      kind: 'counted',
      cells: [counted(lite.tests, 'sheet'), ...[pro, enterprise].map(({ tests }) => counted(tests, 'sheet', perMonth))],
    },
    {
      label: t('pricing.includedMinutes'),
      note: t('pricing.ofAnalysis'),
      kind: 'amount',
      cells: [
        amount(lite.includedMinutes),
        ...[pro, enterprise].map(({ includedMinutes }) => amount(includedMinutes, perMonth)),
      ],
    },
    {
      label: t('pricing.additionalMinute'),
      note: t('pricing.ofAnalysis'),
      kind: 'amount',
      cells: all.map(({ additionalMinute }) => money(additionalMinute.text)),
    },
    {
      label: t('pricing.panel'),
      note: t('pricing.perParticipant'),
      kind: 'amount',
      cells: all.map(({ panel }) => money(panel.text)),
    },
  ]
}

function measureRows({ plans: { every, lite, pro, enterprise } }: Facts, t: Texts): PlanRow[] {
  const row = (key: keyof typeof every | 'api', included: readonly boolean[]): PlanRow => ({
    label: t(`pricing.${key}`),
    kind: 'flag',
    cells: included.map((yes) => ({
      kind: 'flag',
      included: yes,
      text: t(yes ? 'pricing.included' : 'pricing.notIncluded'),
    })),
  })
  const plans = [lite, pro, enterprise]
  return [
    ...(Object.keys(every) as (keyof typeof every)[]).map((key) => row(key, [true, true, true])),
    row(
      'api',
      plans.map(({ api }) => api !== undefined),
    ),
  ]
}

function workRows({ plans: { lite, pro, enterprise } }: Facts, t: Texts): PlanRow[] {
  const plans = [lite, pro, enterprise]
  return [
    { label: t('pricing.users'), kind: 'counted', cells: plans.map(({ users }) => counted(users, 'eye')) },
    { label: t('pricing.support'), kind: 'words', cells: plans.map(({ support }) => words(support)) },
    { label: t('pricing.payment'), kind: 'words', cells: plans.map(({ payment }) => words(payment)) },
  ]
}
