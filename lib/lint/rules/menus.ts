import { docsIndex } from '../../pages/docs/page'
import { fixedPages } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { originalsFirst } from '../links/originals-first'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'page-without-parent': {
    severity: 'warning',
    what: 'No menu shows this page: it belongs below {above}, and there is no such page.',
    fix: 'Write {file}, or move this page into the folder of the page that it belongs below.',
  },
  'page-same-order': {
    severity: 'warning',
    what: 'This page has the same order as {other}, so their file names decide which of them comes first.',
    fix: 'Give one of them another number.',
  },
})

export const menus = defineRule({
  title: 'Order and menus',
  why: 'Menus and lists show pages below the one whose address begins theirs, in the order that their fields give.',
  messages,
  check: (content) => [...withoutParent(content), ...sameOrder(content)],
})

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Pages of the documentation whose parent page does not exist. */
function withoutParent({ pages }: Snapshot): Diagnostic[] {
  const paths = new Set(pages.map(({ route }) => route?.path))
  return pages.flatMap((page) => {
    const above = parentOf(page.route?.path ?? '')
    if (page.route?.kind !== 'doc' || above === '' || above === docsIndex.path || paths.has(above)) return []
    // The rule `routes` reports a fixed page without its file.
    if (fixedPages().some(({ path }) => path === above)) return []
    const location = fieldOf(page, 'title')
    return [diagnosticAt(location, messages['page-without-parent'], { above, file: `content${above}.md` })]
  })
}

/** Cases, and pages of one menu, with the same `order`. */
function sameOrder(content: Snapshot): Diagnostic[] {
  const before = new Map<string, SnapshotPage>()
  return originalsFirst(content).flatMap((page) => {
    const { order, card } = (page.data ?? {}) as { order?: unknown; card?: { order?: unknown } }
    const found = card?.order ?? order
    if (typeof found !== 'number' || page.route === undefined) return []
    const place = `${parentOf(page.route.path)} ${found}`
    const other = before.get(place)
    if (other === undefined) {
      before.set(place, page)
      return []
    }
    const location = fieldOf(page, ...(card ? ['card', 'order'] : ['order']))
    return [diagnosticAt(location, messages['page-same-order'], { other: other.file })]
  })
}

const fieldOf = ({ file, yaml }: SnapshotPage, ...path: readonly string[]): SourceLocation => ({
  file,
  ...yaml?.locationOf(path),
  field: path.join('.'),
})
