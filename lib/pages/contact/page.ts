import { definePage } from '../define-page'
import { contactSchema } from './schema'

const view = async () => (await import('./view')).getContactPage()

/** How to reach the company. */
export const contact = definePage({
  path: '/contact',
  file: 'content/pages/contact.md',
  schema: contactSchema,
  view,
  shows: async () => (await view()).details,
  search: async () => {
    const t = await (await import('../../i18n/texts')).getTexts()
    const labels = ['write', 'email', 'call', 'phone', 'visit', 'messageLabel'] as const
    return { text: labels.map((label) => t(`contact.${label}`)).join(' ') }
  },
  social: { kind: 'contact' },
})
