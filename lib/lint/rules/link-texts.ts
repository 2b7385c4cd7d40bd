import { toString as textOf } from 'mdast-util-to-string'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'link-vague': {
    severity: 'warning',
    what: 'The link text “{found}” does not say where the link leads.',
    fix: 'Write what the visitor finds there, such as the title of that page.',
  },
})

/**
 * Texts that Lighthouse reports, and others like them.
 * @source https://developer.chrome.com/docs/lighthouse/seo/link-text
 */
const vague = new Set([
  ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more', 'more info', 'more information'],
  ...['right here', 'read more', 'see more', 'start', 'this'],
  ...['click', 'continue', 'find out more', 'go here', 'link', 'over here', 'page', 'read on', 'read this', 'see here'],
  ...['see this', 'the link', 'this article', 'this document', 'this link', 'this page', 'this site', 'this website'],
  ...['website', 'on this page', 'follow this link', 'click on this link', 'click this link'],
])

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const linkTexts = defineRule({
  title: 'Link texts',
  why: 'People scan a page for its links, and screen readers list them without the sentences around them.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, nodes = [] }) =>
      nodes.flatMap((node) => {
        if (node.type !== 'link' && node.type !== 'linkReference') return []
        const found = textOf(node)
        if (!vague.has(plain(found))) return []
        const { line, column } = node.position?.start ?? {}
        return [diagnosticAt({ file, line, column }, messages['link-vague'], { found: found.trim() })]
      }),
    ),
})
