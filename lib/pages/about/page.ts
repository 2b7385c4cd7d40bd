import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'

const loadView = loadOnce(() => import('./view'))

const file = 'content/pages/about.md'
const view = async () => (await loadView()).getAboutPage(file)

/** The page about the company. */
export const about = definePage({
  path: '/about',
  file,
  schema: async () => (await loadView()).aboutSchema,
  view,
  anchors: () => ['plates', 'consulting', 'next'],
  search: async () => {
    const { title, lead, services } = (await view()).consulting
    const text = [lead, ...services.map(({ name, text }) => `${name}: ${text}`)].join(' ')
    return { parts: [{ id: 'consulting', title, text }] }
  },
  social: {
    kind: 'about',
    card: async () => ({ motif: { kind: 'about', layers: (await view()).layers.items.map(({ name }) => name) } }),
  },
})
