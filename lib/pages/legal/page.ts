import type { Root } from 'mdast'
import { loadOnce } from '../../shared/memoise'
import { definePage, type PageDefinition } from '../define-page'
import type { LegalAddress } from './view'

const loadView = loadOnce(() => import('./view'))

const termsPage = { path: '/terms', file: 'content/pages/terms.md' } as const
const privacyPage = { path: '/privacy', file: 'content/pages/privacy.md' } as const

/**
 * Returns the fields that both legal pages have.
 * @param other the other legal page; each links to the other
 */
const legal = (page: LegalAddress, other: LegalAddress) =>
  ({
    schema: async () => (await loadView()).legalSchema,
    check: async ({ file }, sources) => (await loadView()).readLegal(file, sources),
    view: async () => (await loadView()).getLegalPage(page, other),
    isLegal: true,
    isContractual: true,
    anchors: ({ tree }) => ['contents', ...clauseAnchors(tree)],
  }) satisfies Partial<PageDefinition>

const card = (file: string, isClosed: boolean) => async () => {
  const { sections } = await (await loadView()).readLegal(file)
  return { motif: { kind: 'legal', sections: sections.map(({ title }) => title), isClosed } } as const
}

/** The terms and conditions. */
export const terms = definePage({
  ...termsPage,
  ...legal(termsPage, privacyPage),
  social: {
    kind: 'legal',
    alt: (title, t) => t('social.alt.terms', { title }),
    card: card(termsPage.file, false),
  },
})

/** The privacy policy. */
export const privacy = definePage({
  ...privacyPage,
  ...legal(privacyPage, termsPage),
  social: {
    kind: 'legal',
    alt: (title, t) => t('social.alt.privacy', { title }),
    card: card(privacyPage.file, true),
  },
})

/** Returns the anchors of the clauses of a legal text: the items of the lists in each of its sections. */
function clauseAnchors(tree: Root): string[] {
  let section = 0
  let count = 0
  const ids: string[] = []
  for (const node of tree.children) {
    if (node.type === 'list') for (const _ of node.children) ids.push(`clause-${section}-${++count}`)
    else if (node.type === 'heading' && node.depth === 2) {
      section += 1
      count = 0
    }
  }
  return ids
}
