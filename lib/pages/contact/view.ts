import { z } from 'zod'
import { isUnknown } from '../../content/placeholder'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import { getContactForm } from '../form-props'
import { readEntry } from '../get-content'

/** The front matter of `/contact`. The texts of the form are in the locale file. */
export const contactSchema = pageSchema.extend({
  lead: field(z.string().min(1), {
    label: 'Lead',
    hint: 'Write one or two sentences, which appear below the title.',
    kind: 'sentences',
  }),
})

/** A way to reach the company; a line with `href` is a link. */
interface ContactDetail {
  label: string
  lines: { text: string; href?: string }[]
}

/** Everything that `/contact` shows. */
export interface ContactPage {
  title: string
  description: string
  lead: string
  details: ContactDetail[]
  form: Awaited<ReturnType<typeof getContactForm>>
  fault: string
}

/**
 * Returns the view model of `/contact`.
 * @param file the path of its content file
 */
export async function getContactPage(file: string): Promise<ContactPage> {
  const [{ data }, { name, company }, form, t] = await Promise.all([
    readEntry(file, contactSchema),
    getSite(),
    getContactForm(),
    getTexts(),
  ])
  const { title, description, lead } = data
  const { email, phone, address, country } = company
  const details = [
    { label: t('contact.write'), lines: [{ text: email, href: `mailto:${email}` }] },
    { label: t('contact.call'), lines: [phoneLine(phone)] },
    { label: t('contact.visit'), lines: [name, address, country].map((text) => ({ text })) },
  ]
  return { title, description, lead, details, form, fault: t('errors.island') }
}

/**
 * Returns the telephone number with non-breaking spaces, linked with `tel:` (RFC 3966) unless it is still a
 * placeholder.
 */
function phoneLine(phone: string): ContactDetail['lines'][number] {
  if (isUnknown(phone)) return { text: phone }
  return { text: phone.replaceAll(' ', '\u00a0'), href: `tel:${phone.replace(/[^+\d]/g, '')}` }
}
