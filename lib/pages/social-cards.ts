import { getSite } from '../content/site'
import { getTexts } from '../i18n/texts'
import type { Motif, SocialCard } from '../images/social/card'
import { getEndpoints } from '../reference/endpoints'
import type { CardSource } from './define-page'
import { distinguishCards } from './distinguish-cards'
import { listDocs } from './docs/docs'
import { pageOfFile } from './find-page'
import { type ContentItem, list } from './list'

/**
 * Lists the social cards of all pages of this build, by path.
 * @throws ContentError with the front matter problems of all files, or with those of the first page whose card cannot
 *   be made
 */
export async function listSocialCards(): Promise<SocialCard[]> {
  const [items, docs, endpoints, { name }, t] = await Promise.all([
    list(),
    listDocs(),
    getEndpoints(),
    getSite(),
    getTexts(),
  ])
  return distinguishCards(await Promise.all(items.map((item) => cardOf(item, name, { items, docs, endpoints, t }))))
}

async function cardOf(item: ContentItem, name: string, from: CardSource): Promise<SocialCard> {
  const { kind, card } = pageOfFile(item.file)?.social ?? {}
  // Pages whose motif needs data make their own card.
  const plain = () => ({ motif: { kind: typeof kind === 'string' ? kind : 'page' } as Motif })
  const { path, title } = item
  return { path, title, name, area: undefined, ...(card ? await card(item, from) : plain()) }
}
