import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { sortOriginalsFirst } from '../links/originals-first'
import { defineRule } from '../rule'

const messages = defineMessages({
  'page-copied': {
    severity: 'warning',
    what: 'This page has the same fields and the same text as {other}.',
    fix: 'Replace them with those of the new page; for a case, replace its results, areas and pictures too.',
  },
})

/** Reports pages that are copies of another, in which nothing has been replaced yet. */
export const copiedPages = defineRule({
  title: 'Copied pages',
  why: 'A page is often written over a copy of another, and a copy that is published as it is competes with the original.',
  messages,
  check(content) {
    const firsts = new Map<string, string>()
    return sortOriginalsFirst(content).flatMap(({ file, text }): Diagnostic[] => {
      const key = text.trim()
      const other = firsts.get(key)
      if (other !== undefined) return [diagnosticAt({ file }, messages['page-copied'], { other })]
      if (key !== '') firsts.set(key, file)
      return []
    })
  },
})
