import type { Link, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { locationOf } from '../../markdown/page'
import { defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import { plainWords } from '../words/plain-words'

const messages = defineMessages({
  'link-text-other': {
    severity: 'warning',
    what: 'This link says “{found}” and leads to “{address}”.',
    fix: 'Write the same in both, or words that say what the visitor finds there.',
  },
  'link-glued': {
    severity: 'warning',
    what: '“{found}” has no space before its link, so visitors see one word.',
    fix: 'Write a space, or what belongs between them.',
  },
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

/** Whether a text that is itself an address, an email address or a phone number differs from the target of its link. */
function contradictsTarget(text: string, url: string): boolean {
  const written = text.toLowerCase()
  const target = url.toLowerCase()
  if (/^[^\s@{]+@[^\s@{]+\.[^\s@{.]+$/.test(written)) return target.startsWith('mailto:') && !target.includes(written)
  if (/^\+?[\d\s().-]{7,}$/.test(written) && target.startsWith('tel:')) {
    const [shown, dialled] = [written, target].map((each) => each.replace(/\D/g, ''))
    // A number may be shown without its country code.
    return !dialled?.endsWith(shown?.replace(/^0/, '') ?? '')
  }
  const host = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)+(?:com|org|net|eu|nl|be|de|fr|uk|io|app|example))(?:[/?#]\S*)?$/.exec(
    written,
  )?.[1]
  if (host === undefined || !/^https?:\/\//.test(target) || !URL.canParse(target)) return false
  const bare = (name: string) => name.replace(/^www\./, '')
  const real = bare(new URL(target).hostname)
  return real !== bare(host) && !real.endsWith(`.${bare(host)}`)
}

/**
 * Returns the end of a word, or of another link, and the beginning of the link that follows it without a space.
 * @param last the node before the link in the order of the text
 * @param other the node before `last`
 */
function gluedBefore(link: Link, last: Nodes | undefined, other: Nodes | undefined): string | undefined {
  if (last?.type !== 'text' || !/\p{L}$/u.test(last.value.slice(-2))) return undefined
  const start = link.position?.start.offset
  const isNext = [last, ...(other?.type === 'link' ? [other] : [])].some(
    ({ position }) => position?.end.offset === start,
  )
  const [word] = /\p{L}+$/u.exec(last.value.slice(-40)) ?? []
  const [beginning] = /^\p{L}+/u.exec(textOf(link)) ?? []
  return isNext && start !== undefined && beginning !== undefined ? `${word}${beginning}` : undefined
}

/** Reports link texts that do not say where the link leads, contradict it, or touch the word before it. */
export const linkTexts = defineRule({
  title: 'Link texts',
  why: 'People scan a page for its links, and screen readers list them without the sentences around them.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, nodes = [] }) =>
      nodes.flatMap((node, index) => {
        if (node.type !== 'link' && node.type !== 'linkReference') return []
        const found = textOf(node)
        const location = locationOf({ file }, node)
        if (node.type === 'link') {
          const glued = gluedBefore(node, nodes[index - 1], nodes[index - 2])
          if (glued) return [diagnosticAt(location, messages['link-glued'], { found: glued })]
          const values = { found: found.trim(), address: node.url }
          if (contradictsTarget(values.found, node.url))
            return [diagnosticAt(location, messages['link-text-other'], values)]
        }
        if (!vague.has(plainWords(found))) return []
        return [diagnosticAt(location, messages['link-vague'], { found: found.trim() })]
      }),
    ),
})
