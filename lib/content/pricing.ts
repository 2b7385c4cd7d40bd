import { getTexts, type Texts } from '../i18n/texts'
import { href, signUpUrl } from '../urls'
import { type Facts, getFacts } from './facts'
import { readEntry } from './read-entry'
import { pricingSchema } from './schemas/pricing'
import { getSite } from './site'

/** What a cell of the table shows. */
export type PlanCell =
  | { kind: 'amount'; text: string; unit?: string; counted?: { thing: 'sheet' | 'eye'; count?: number } }
  | { kind: 'flag'; included: boolean; text: string }
  | { kind: 'words'; text: string }

/** A plan's column head. A price in words, such as "Custom", has no currency. */
export interface Plan {
  name: string
  highlighted: boolean
  saving?: string
  price: { before?: string; currency?: string; figure: string; unit: string }
  button: { href: string; text: string; external: boolean }
}

/** A row: its label, and one cell a plan. `kind` sets its height. */
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

/** The view model of `/pricing`. */
export async function getPricingPage(): Promise<PricingPage> {
  const [entry, facts, site, t] = await Promise.all([
    readEntry('content/pages/pricing.md', pricingSchema),
    getFacts(),
    getSite(),
    getTexts(),
  ])
  const { title, description, lead } = entry.data
  const table: PlanTable = {
    caption: t('pricing.caption'),
    plans: plansOf(facts, t, signUpUrl(site.signUp)),
    priceLabel: t('pricing.price'),
    priceNote: t('pricing.excludingVat'),
    groups: [
      { title: t('pricing.whatYouCanTest'), rows: testRows(facts, t) },
      { title: t('pricing.whatIsMeasured'), rows: measureRows(t) },
      { title: t('pricing.howWeWork'), rows: workRows(facts, t) },
    ],
  }
  return { title, description, heading: title, lead, table, questions: entry.sections }
}

function plansOf({ plans }: Facts, t: Texts, signUp: string): Plan[] {
  const currency = t('pricing.currency')
  const contact = { href: href('/contact'), text: t('pricing.contactUs'), external: false }
  return [
    {
      name: t('pricing.lite'),
      highlighted: false,
      price: {
        before: t('pricing.from'),
        currency,
        figure: String(plans.lite.price.value),
        unit: t('pricing.perTest'),
      },
      button: { href: signUp, text: t('pricing.getStarted'), external: true },
    },
    {
      name: t('pricing.pro'),
      highlighted: true,
      saving: t('pricing.save'),
      price: { currency, figure: String(plans.pro.price.value), unit: t('pricing.perMonth') },
      button: contact,
    },
    {
      name: t('pricing.enterprise'),
      highlighted: false,
      price: { figure: t('pricing.custom'), unit: t('pricing.byAgreement') },
      button: contact,
    },
  ]
}

function testRows({ plans: { lite, pro, enterprise } }: Facts, t: Texts): PlanRow[] {
  const perMonth = t('pricing.perMonth')
  const amounts = (...texts: string[]): PlanCell[] => texts.map((text) => ({ kind: 'amount', text }))
  return [
    {
      label: t('pricing.tests'),
      kind: 'counted',
      cells: [
        { kind: 'amount', text: lite.tests.text, counted: { thing: 'sheet', count: Number(lite.tests.value) } },
        {
          kind: 'amount',
          text: pro.tests.text,
          unit: perMonth,
          counted: { thing: 'sheet', count: Number(pro.tests.value) },
        },
        { kind: 'amount', text: t('pricing.unlimited'), counted: { thing: 'sheet' } },
      ],
    },
    {
      label: t('pricing.includedMinutes'),
      note: t('pricing.ofAnalysis'),
      kind: 'amount',
      cells: [
        { kind: 'amount', text: lite.includedMinutes.text },
        { kind: 'amount', text: pro.includedMinutes.text, unit: perMonth },
        { kind: 'amount', text: t('pricing.custom') },
      ],
    },
    {
      label: t('pricing.additionalMinute'),
      note: t('pricing.ofAnalysis'),
      kind: 'amount',
      cells: amounts(lite.additionalMinute.text, pro.additionalMinute.text, enterprise.additionalMinute.text),
    },
    {
      label: t('pricing.panel'),
      note: t('pricing.perParticipant'),
      kind: 'amount',
      cells: amounts(lite.panel.text, pro.panel.text, enterprise.panel.text),
    },
  ]
}

function measureRows(t: Texts): PlanRow[] {
  const row = (key: string, ...included: boolean[]): PlanRow => ({
    label: t(`pricing.${key}`),
    kind: 'flag',
    cells: included.map((yes) => ({
      kind: 'flag',
      included: yes,
      text: t(yes ? 'pricing.included' : 'pricing.notIncluded'),
    })),
  })
  return [
    ...['gazeTracking', 'emotions', 'heartRate', 'areasOfInterest'].map((key) => row(key, true, true, true)),
    row('api', false, false, true),
  ]
}

function workRows({ plans: { lite, pro } }: Facts, t: Texts): PlanRow[] {
  const words = (...keys: string[]): PlanCell[] => keys.map((key) => ({ kind: 'words', text: t(`pricing.${key}`) }))
  return [
    {
      label: t('pricing.users'),
      kind: 'counted',
      cells: [
        { kind: 'amount', text: lite.users.text, counted: { thing: 'eye', count: Number(lite.users.value) } },
        { kind: 'amount', text: pro.users.text, counted: { thing: 'eye', count: Number(pro.users.value) } },
        { kind: 'amount', text: t('pricing.unlimited'), counted: { thing: 'eye' } },
      ],
    },
    { label: t('pricing.support'), kind: 'words', cells: words('emailOnly', 'emailAndTickets', 'premium') },
    {
      label: t('pricing.payment'),
      kind: 'words',
      cells: words('creditCard', 'invoicePossible', 'invoicePossible'),
    },
  ]
}
