import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'
import type { PricingPage } from './view'

const loadData = loadOnce(() => import('./pricing-data'))
const loadView = loadOnce(() => import('./view'))

const path = '/pricing'
const file = 'content/pages/pricing.md'
const view = async () => (await loadView()).getPricingPage(file)

/** The prices and features of the plans. */
export const pricing = definePage({
  path,
  file,
  schema: async () => (await loadView()).pricingSchema,
  view,
  structuredData: async (page: PricingPage) => (await loadData()).pricingData(path, page),
  isContractual: true,
  texts: ['pricing'],
  anchors: () => ['plans'],
  shows: async () => (await view()).table,
  search: async () => {
    const { caption, plans, groups, priceNote } = (await view()).table
    const words = groups.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, note = '', cells }) => [
        `${label} ${note}`,
        ...cells.map((cell) => (cell.kind === 'words' ? cell.text : '')),
      ]),
    ])
    const names = plans.map(({ name, saving = '' }) => `${name} ${saving}`)
    const title = plans.map(({ name }) => name).join(', ')
    return { parts: [{ id: 'plans', title, text: [caption, priceNote, ...names, ...words].join(' ') }] }
  },
  social: {
    kind: 'pricing',
    card: async () => {
      const { plans, priceNote } = (await view()).table
      const priced = plans.map(({ name, price, saving, highlighted }) => ({
        ...{ name, ...price, isMarked: highlighted },
        ...(saving !== undefined && { saving }),
      }))
      return { motif: { kind: 'pricing', note: priceNote, plans: priced } }
    },
  },
})
