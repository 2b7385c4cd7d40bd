import { attribute, type Element, type Node } from '../../html'
import { type Kind, markOf } from '../../mark'

/** Placeholder for the address of the site: an address that resolves below it is on this site. */
export const PLACEHOLDER_ORIGIN = 'https://this-site.invalid/'

/** Whether an address is on this site, as a browser resolves it. `//host/f` and `\\host` are not. */
export const isOwn = (address: string): boolean =>
  URL.canParse(address, PLACEHOLDER_ORIGIN) && new URL(address, PLACEHOLDER_ORIGIN).href.startsWith(PLACEHOLDER_ORIGIN)

/** Types of scripts that do not run, and speculation rules, whose hash is in the policy. */
const harmless = ['application/json', 'application/ld+json', 'speculationrules']

/** Elements that the policy never allows. */
const blocked = ['iframe', 'frame', 'object', 'embed', 'base']

/** Attributes with an address that a browser follows, and would run if it started with `javascript:`. */
const urlAttributes = ['href', 'src', 'action', 'formaction']

/** Attributes whose addresses are loaded on any element, and how to split each. */
const loadingAttributes: Readonly<Record<string, (value: string) => string[]>> = {
  ...{ src: (value) => [value], poster: (value) => [value], background: (value) => [value] },
  srcset: candidates,
  imagesrcset: candidates,
  ping: (value) => value.trim().split(/\s+/),
}

/** Elements that load their `href`. A `<link>` does not if it only describes how pages are related. */
const hrefLoadingElements = ['link', 'use', 'image', 'feImage', 'script']
const nonLoadingRels = ['canonical', 'alternate', 'author', 'license', 'me', 'help', 'next', 'prev']

/**
 * Fails the build if a page contains something that its policy would block, or a script that is not the site's. Pages
 * as Next exports them (`plain`) may have inline scripts and styles.
 * @param nodes the page's nodes, including the content of templates
 * @throws an error of two sentences: what is wrong, and what to do
 */
export function assertAllowed(nodes: readonly Node[], page: string, kind: Kind): void {
  const mark = markOf(nodes)
  for (const node of nodes) {
    if (!('attrs' in node)) continue
    const violation = violationOf(node) ?? (kind === 'plain' ? undefined : inlineViolationOf(node, mark))
    if (violation) throw new Error(`out/${page} ${violation}`)
  }
}

/** Returns what is wrong on pages of any kind. */
function violationOf(element: Element): string | undefined {
  const tag = element.tagName
  if (blocked.includes(tag)) return `has <${tag}>, which its own policy blocks. Link to what it would show.`
  for (const { name, value } of element.attrs) {
    if (urlAttributes.includes(name) && protocolOf(value) === 'javascript:')
      return `has a script in ${show(element, name)}, which is not an address. Move it to the loader or an island.`
    if (name === 'formaction')
      return `has ${show(element, name)}, which its own policy does not cover. Set the action of the form instead.`
    if (tag === 'form' && name === 'action' && !['https:', 'http:'].includes(protocolOf(value)))
      return `has ${show(element, name)}, which is not an address that can receive forms. Write a path, or an address with https://.`
    const foreign = addressesIn(element, name, value).find((address) => !isOwn(address))
    if (foreign !== undefined)
      return `loads ${truncate(foreign)} in ${show(element, name)}, which its own policy blocks. Add the file to this site.`
  }
}

/** Returns what is wrong only on pages whose policy works by hash. */
function inlineViolationOf(element: Element, mark: Element | undefined): string | undefined {
  const blocked = element.attrs.find(({ name }) => name === 'style' || /^on[a-z]/.test(name))
  if (blocked) {
    return `has the attribute ${show(element, blocked.name)}, which its own policy blocks. Use a class, or a listener in the loader.`
  }
  if (element.tagName === 'link' && relsOf(element).includes('stylesheet'))
    return `loads ${attribute(element, 'href')} directly, which its own policy blocks. Import the style sheet in a component.`
  if (element.tagName !== 'script') return
  const src = attribute(element, 'src') ?? attribute(element, 'href')
  if (src !== undefined) return `loads ${src} directly. Move the script to the loader or an island.`
  const type = attribute(element, 'type')
  if (element === mark || harmless.includes(type ?? '')) return
  return `has a <script${type === undefined ? '' : ` type="${type}"`}> that is not the site’s loader. Move what it does to the loader or an island.`
}

function addressesIn(element: Element, name: string, value: string): string[] {
  if (Object.hasOwn(loadingAttributes, name)) return loadingAttributes[name]?.(value) ?? []
  if (name !== 'href' || !hrefLoadingElements.includes(element.tagName)) return []
  const isNonLoading = element.tagName === 'link' && relsOf(element).every((rel) => nonLoadingRels.includes(rel))
  return isNonLoading ? [] : [value]
}

/** Returns the addresses in a `srcset`. No address of this site contains a comma. */
function candidates(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

const relsOf = (link: Element): string[] => (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean)

const protocolOf = (address: string): string =>
  URL.canParse(address, PLACEHOLDER_ORIGIN) ? new URL(address, PLACEHOLDER_ORIGIN).protocol : ''

const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const show = (element: Element, name: string): string =>
  `${name}="${truncate(attribute(element, name) ?? '')}" on <${element.tagName}>`
