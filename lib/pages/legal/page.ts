import type { Root } from 'mdast'
import { loadOnce } from '../../shared/remember'
import { definePage, type PageDefinition } from '../define-page'

const loadView = loadOnce(() => import('./view'))

const view = (name: 'terms' | 'privacy') => async () => (await loadView()).getLegalPage(name)

const card = (name: 'terms' | 'privacy') => async () => {
  const { sections } = await (await loadView()).readLegal(name)
  const titles = sections.map(({ title }) => title)
  return { motif: { kind: 'legal', sections: titles, isClosed: name === 'privacy' } } as const
}

const common = {
  schema: async () => (await loadView()).legalSchema,
  isLegal: true,
  isPromise: true,
  anchors: ({ tree }) => ['contents', ...clausesOf(tree)],
} satisfies Partial<PageDefinition>

/** The terms and conditions. */
export const terms = definePage({
  path: '/terms',
  file: 'content/pages/terms.md',
  ...common,
  view: view('terms'),
  social: { kind: 'legal', alt: 'terms', card: card('terms') },
})

/** The privacy policy. */
export const privacy = definePage({
  path: '/privacy',
  file: 'content/pages/privacy.md',
  ...common,
  view: view('privacy'),
  social: { kind: 'legal', alt: 'privacy', card: card('privacy') },
})

/** The numbered clauses of a legal text: the items of the list in each of its sections. */
function clausesOf(tree: Root): string[] {
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
