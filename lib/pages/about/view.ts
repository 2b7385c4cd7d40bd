import { z } from 'zod'
import { field } from '../../content/schemas/field'
import { pageSchema } from '../../content/schemas/page'
import { href } from '../../shared/urls'
import { readEntry } from '../get-content'

const text = z.string().min(1)
const title = (what: string) => field(text, { label: 'Title', hint: `Write the heading of ${what}.` })
const lead = (what: string) =>
  field(text, { label: 'Lead', hint: `Write one or two sentences that introduce ${what}.`, kind: 'sentences' })
const named = (what: string) =>
  z.strictObject({
    name: field(text, { label: 'Name', hint: `Write what ${what} is called.` }),
    text: field(text, { label: 'Text', hint: `Write one sentence that says what ${what} does.`, kind: 'sentences' }),
  })

/** Front matter of `/about`. Its body describes the company and its product. */
export const aboutSchema = pageSchema.extend({
  lead: lead('the page'),
  plates: field(
    z.strictObject({
      title: title('the drawing'),
      lead: lead('the drawing'),
      items: field(z.array(named('the measurement')).length(3), {
        label: 'Measurements',
        hint: 'Write three items, one for each circle in the drawing.',
      }),
    }),
    { label: 'Three layers', hint: 'Write the title, the lead and the three items of the drawing.' },
  ),
  consulting: field(
    z.strictObject({
      title: title('the consulting services'),
      lead: lead('the consulting services'),
      services: field(z.array(named('the service')).min(1), {
        label: 'Services',
        hint: 'Write one item for each service, with its name and text.',
        item: 'service',
      }),
    }),
    {
      label: 'Consulting',
      hint: 'Write the title, the lead and the services.',
      // Search has a separate record for it.
      readBy: ['spelling', 'dates', 'figures'],
    },
  ),
  next: field(
    z.strictObject({
      title: title('the last panel'),
      contact: field(text, { label: 'Contact button', hint: 'Write the words on the button to the contact page.' }),
      cases: field(text, { label: 'Cases link', hint: 'Write the words on the link to the cases.' }),
    }),
    { label: 'What next', hint: 'Write the title and the two links of the last panel.' },
  ),
})

/** A named item with one sentence about it. */
interface NamedItem {
  name: string
  text: string
}

/** Everything that `/about` shows. */
export interface AboutPage {
  title: string
  description: string
  lead: string
  layers: { title: string; lead: string; items: NamedItem[] }
  story: { id: string; title: string; html: string }[]
  consulting: { title: string; lead: string; services: NamedItem[] }
  next: { title: string; contact: { text: string; href: string }; cases: { text: string; href: string } }
}

/**
 * Returns the view model of `/about`.
 * @param file the path of its content file
 */
export async function getAboutPage(file: string): Promise<AboutPage> {
  const { data, sections } = await readEntry(file, aboutSchema)
  const { title, description, lead, plates: layers, consulting, next } = data
  return {
    title,
    description,
    lead,
    layers,
    story: sections,
    consulting,
    next: {
      title: next.title,
      contact: { text: next.contact, href: href('/contact') },
      cases: { text: next.cases, href: href('/cases') },
    },
  }
}
