import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { tokenPattern } from '../../shared/tokens'
import { sortOriginalsFirst } from '../links/originals-first'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'page-copied': {
    severity: 'warning',
    what: 'This page has the same fields and the same text as {other}.',
    fix: 'Replace them with those of the new page; for a case, replace its results, areas and pictures too.',
  },
  'page-text-copied': {
    severity: 'error',
    what: 'The text of this page is also that of {other}.',
    fix: 'Write the text of this page below its fields; or, if this text belongs here, write that of the other page there.',
  },
})

/** Shorter texts may be the same on purpose. */
const MIN_TEXT = 200

/**
 * Returns how well a text fits a page: how often it has the page's name, as in `{{terms.law}}` or `/cases/galaxy`, less
 * the tokens in it that the page does not have.
 */
const countFitting = ({ route, tokens }: SnapshotPage, text: string): number =>
  text.toLowerCase().split(route?.slug ?? '\n').length -
  [...text.matchAll(tokenPattern)].filter(([, name = '']) => tokens && !tokens.has(name)).length

/** Whether somebody still writes the page, perhaps over a copy of another. */
const isDraft = ({ yaml }: SnapshotPage) => Object(yaml?.value).draft === true

/**
 * Reports pages that are copies of another, in which nothing has been replaced yet, and pages with the text of another.
 */
export const copiedPages = defineRule({
  title: 'Copied pages',
  why: 'A page is often written over a copy of another, and a copy that is published as it is competes with the original.',
  messages,
  check(content) {
    const firsts = new Map<string, SnapshotPage>()
    const decided = new Set<string>()
    return sortOriginalsFirst(content).flatMap((page): Diagnostic[] => {
      const key = page.text.trim()
      const { body = '' } = page
      const other = firsts.get(key)
      const same = firsts.get(body)
      if (key !== '' && !other) firsts.set(key, page)
      if (body.length >= MIN_TEXT && !same) firsts.set(body, page)
      if (other !== undefined)
        return [diagnosticAt({ file: page.file }, messages['page-copied'], { other: other.file })]
      if (same === undefined || isDraft(same) || isDraft(page)) return []
      // A third page with the text is not compared, only reported.
      const isOwn = !decided.has(body) && countFitting(page, body) > countFitting(same, body)
      const [own, wrong] = isOwn ? [page, same] : [same, page]
      decided.add(body)
      firsts.set(body, own)
      return [diagnosticAt({ file: wrong.file }, messages['page-text-copied'], { other: own.file })]
    })
  },
})
