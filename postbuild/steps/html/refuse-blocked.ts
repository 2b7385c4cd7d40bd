import { attribute, type Element, type Node } from '../../html'
import { type Kind, markOf } from '../../mark'

/** Stands for wherever the site is served: an address that leads there from any of its pages is the site's own. */
export const here = 'https://this-site.invalid/'

/** Is this an address of this site, as a browser would read it? `//host/f` and `\\host` are not. */
export const isOwn = (address: string): boolean =>
  URL.canParse(address, here) && new URL(address, here).href.startsWith(here)

/** Types of scripts that are not run, and the rules for reading ahead, whose hash the policy carries. */
const harmless = ['application/json', 'application/ld+json', 'speculationrules']

/** Elements for which the policy never gives leave. */
const blocked = ['iframe', 'frame', 'object', 'embed', 'base']

/** Attributes whose address a browser goes to, and would run if it were a script. */
const following = ['href', 'src', 'action', 'formaction']

/** Attributes whose address is loaded, whatever they stand on, and how several are told apart. */
const loading: Readonly<Record<string, (value: string) => string[]>> = {
  ...{ src: (value) => [value], poster: (value) => [value], background: (value) => [value] },
  srcset: candidates,
  imagesrcset: candidates,
  ping: (value) => value.trim().split(/\s+/),
}

/** Elements that load what their `href` names; a `<link>` does, unless it only says how pages belong together. */
const loadingHref = ['link', 'use', 'image', 'feImage', 'script']
const pointing = ['canonical', 'alternate', 'author', 'license', 'me', 'help', 'next', 'prev']

/**
 * What the policy of a page blocks would be dead on arrival, and a script that nobody put there on purpose is not to be
 * allowed: better no build. Pages as Next made them (`plain`) may have their inline scripts and styles.
 * @param nodes of the page, with what stands in templates
 * @throws in two sentences: what is wrong, and what to do
 */
export function refuseBlocked(nodes: readonly Node[], page: string, kind: Kind): void {
  const mark = markOf(nodes)
  for (const node of nodes) {
    if (!('attrs' in node)) continue
    const fault = faultOf(node) ?? (kind === 'plain' ? undefined : inlineFaultOf(node, mark))
    if (fault) throw new Error(`out/${page} ${fault}`)
  }
}

/** What is blocked on every page. */
function faultOf(element: Element): string | undefined {
  const tag = element.tagName
  if (blocked.includes(tag)) return `has <${tag}>, which its own policy blocks. Link to what it would show.`
  for (const { name, value } of element.attrs) {
    if (following.includes(name) && protocolOf(value) === 'javascript:')
      return `has a script in ${shown(element, name)}, which is no address. Put it into client/ or an island.`
    if (name === 'formaction')
      return `has ${shown(element, name)}, which its own policy does not know of. Name the receiver in the form’s action.`
    if (tag === 'form' && name === 'action' && !['https:', 'http:'].includes(protocolOf(value)))
      return `posts to ${shown(element, name)}, which is no receiver of forms. Write a path, or an address with https://.`
    const foreign = addressesIn(element, name, value).find((address) => !isOwn(address))
    if (foreign !== undefined)
      return `loads ${short(foreign)} in ${shown(element, name)}, which its own policy blocks. Put the file into this site.`
  }
}

/** What only a page with hashes blocks. */
function inlineFaultOf(element: Element, mark: Element | undefined): string | undefined {
  const bad = element.attrs.find(({ name }) => name === 'style' || /^on[a-z]/.test(name))
  if (bad) {
    return `has the attribute ${shown(element, bad.name)}, which its own policy blocks. Use a class, or a listener in client/.`
  }
  if (element.tagName === 'link' && relsOf(element).includes('stylesheet'))
    return `loads ${attribute(element, 'href')} by itself, which its own policy blocks. Import the style in a component.`
  if (element.tagName !== 'script') return
  const src = attribute(element, 'src') ?? attribute(element, 'href')
  if (src !== undefined) return `loads ${src} by itself. Put the script into client/ or an island.`
  const type = attribute(element, 'type')
  if (element === mark || harmless.includes(type ?? '')) return
  return `has a <script${type === undefined ? '' : ` type="${type}"`}> that is not the site’s loader. Put what it does into client/ or an island.`
}

function addressesIn(element: Element, name: string, value: string): string[] {
  if (Object.hasOwn(loading, name)) return loading[name]?.(value) ?? []
  if (name !== 'href' || !loadingHref.includes(element.tagName)) return []
  const isPointing = element.tagName === 'link' && relsOf(element).every((rel) => pointing.includes(rel))
  return isPointing ? [] : [value]
}

/** The addresses of a `srcset`: each up to a blank; an address with a comma in it is none of ours. */
function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

const relsOf = (link: Element): string[] => (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean)

const protocolOf = (address: string): string => (URL.canParse(address, here) ? new URL(address, here).protocol : '')

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const shown = (element: Element, name: string): string =>
  `${name}="${short(attribute(element, name) ?? '')}" on a <${element.tagName}>`
