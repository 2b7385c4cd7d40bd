import { loadOnce } from '../../shared/memoise'
import { definePage } from '../define-page'

const loadData = loadOnce(() => import('../structured-data/company-data'))
const loadTexts = loadOnce(() => import('../../i18n/texts'))
const loadView = loadOnce(() => import('./view'))

const file = 'content/pages/contact.md'
const view = async () => (await loadView()).getContactPage(file)

/** The contact page. */
export const contact = definePage({
  path: '/contact',
  file,
  schema: async () => (await loadView()).contactSchema,
  view,
  structuredData: async () => (await loadData()).contactData(),
  hasText: false,
  texts: ['contact', 'forms'],
  shows: async () => (await view()).details,
  search: async () => {
    const t = await (await loadTexts()).getTexts()
    const labels = ['write', 'email', 'call', 'phone', 'visit', 'messageLabel'] as const
    return { text: labels.map((label) => t(`contact.${label}`)).join(' ') }
  },
  social: { kind: 'contact' },
})
