import { toString as textOf } from 'mdast-util-to-string'
import type { TocItem } from '../../markdown/page'
import { locationOf } from '../../markdown/page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'heading-twice': {
    severity: 'warning',
    what: '“{found}” is the heading of two sections: this one, and the one in line {line}.',
    fix: 'Say in each what is different about it, or put both texts under one of them.',
  },
})

export const headings = defineRule({
  title: 'Headings',
  why: 'People choose a section from its heading, in the contents of the page and in search.',
  messages,
  check: ({ pages }) => pages.flatMap(headingsTwice),
})

function headingsTwice(page: SnapshotPage): Diagnostic[] {
  const { file, route, toc = [], nodes = [] } = page
  // The sections of a case are fixed, and its own check reports one that is repeated.
  if (route?.kind === 'case') return []
  const repeated = repeatedIn(toc)
  if (repeated.length === 0) return []
  const written = nodes.filter((node) => node.type === 'heading')
  return repeated.flatMap(({ index, before }) => {
    const [first, node] = [written[before], written[index]]
    if (first === undefined || node === undefined) return []
    const values = { found: textOf(node), line: first.position?.start.line ?? 1 }
    return [diagnosticAt(locationOf({ file }, node), messages['heading-twice'], values)]
  })
}

/** Headings below the same heading with the same words, and the index of the one before. “Example” below each operation is fine. */
function repeatedIn(toc: readonly TocItem[]): { index: number; before: number }[] {
  const repeated: { index: number; before: number }[] = []
  const seen: Map<string, number>[] = []
  for (const [index, { text, depth }] of toc.entries()) {
    seen.length = depth + 1
    seen[depth] ??= new Map()
    const key = text.trim().toLowerCase()
    const before = seen[depth].get(key)
    if (before === undefined) seen[depth].set(key, index)
    else if (key !== '') repeated.push({ index, before })
  }
  return repeated
}
