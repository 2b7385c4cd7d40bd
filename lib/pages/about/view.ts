import { href } from '../../shared/urls'
import { readEntry } from '../read-entry'
import { aboutSchema } from './schema'

/** Something with a name and one sentence about it. */
export interface Named {
  name: string
  text: string
}

/** Everything that `/about` shows. */
export interface AboutPage {
  title: string
  description: string
  lead: string
  plates: { title: string; lead: string; items: Named[] }
  story: { id: string; title: string; html: string }[]
  consulting: { title: string; lead: string; services: Named[] }
  next: { title: string; contact: { text: string; href: string }; cases: { text: string; href: string } }
}

/** The view model of `/about`. */
export async function getAboutPage(): Promise<AboutPage> {
  const { data, sections } = await readEntry('content/pages/about.md', aboutSchema)
  const { title, description, lead, plates, consulting, next } = data
  return {
    title,
    description,
    lead,
    plates,
    story: sections,
    consulting,
    next: {
      title: next.title,
      contact: { text: next.contact, href: href('/contact') },
      cases: { text: next.cases, href: href('/cases') },
    },
  }
}
