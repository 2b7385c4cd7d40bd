import { getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { getTexts } from '../../i18n/texts'
import type { SocialCard } from '../../images/social/card'
import { getEndpoints } from '../../reference/endpoints'
import { readCase } from '../cases/read-case'
import { casesSchema } from '../cases/schema'
import { listDocs } from '../docs/docs'
import { type ContentItem, list } from '../list'
import { readEntry } from '../read-entry'
import { apart } from './apart'
import { caseMotif, casesMotif } from './case-motif'
import { docsMotif } from './docs-motif'
import { pageMotif } from './page-motif'

/** What one build reads once for all cards. */
interface Shelf {
  items: readonly ContentItem[]
  docs: Awaited<ReturnType<typeof listDocs>>
  endpoints: Awaited<ReturnType<typeof getEndpoints>>
  name: string
  t: Awaited<ReturnType<typeof getTexts>>
}

/**
 * The cards of all pages that this build shows, by path.
 * @throws ContentError with every problem of the content
 */
export async function listSocialCards(): Promise<SocialCard[]> {
  const [items, docs, endpoints, { name }, t] = await Promise.all([
    list(getEdition()),
    listDocs(),
    getEndpoints(),
    getSite(),
    getTexts(),
  ])
  return apart(await Promise.all(items.map((item) => cardOf(item, { items, docs, endpoints, name, t }))))
}

/** The pages that a page of the documentation stands under, the nearest last. */
function docsArea(path: string, docs: Shelf['docs'], t: Shelf['t']): string | undefined {
  if (path === '/docs') return undefined
  const above = docs.filter((page) => page.path !== '/docs' && path.startsWith(`${page.path}/`))
  const titles = above.toSorted((one, other) => one.path.length - other.path.length).map(({ title }) => title)
  return titles.length > 0 ? titles.join(' · ') : t('site.docs')
}

async function cardOf({ kind, path, file, title }: ContentItem, shelf: Shelf): Promise<SocialCard> {
  const { items, docs, endpoints, name, t } = shelf
  const common = { path, title, name, area: undefined }
  if (kind === 'doc') {
    return { ...common, area: docsArea(path, docs, t), motif: docsMotif(path, docs, endpoints, t) }
  }
  if (kind === 'case') {
    const read = await readCase(file)
    const { heading, card } = read.entry.data
    return { ...common, title: heading, area: card.kind, motif: caseMotif(read, t) }
  }
  if (path === '/cases') {
    const cases = items.filter((item) => item.kind === 'case').map((item) => readCase(item.file))
    const [{ data }, read] = await Promise.all([readEntry(file, casesSchema), Promise.all(cases)])
    return { ...common, title: data.heading, area: t('site.cases'), motif: casesMotif(read, t) }
  }
  const { motif, heading } = await pageMotif(path, t)
  return { ...common, title: heading ?? title, motif }
}
