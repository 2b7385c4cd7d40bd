import { createHash } from 'node:crypto'
import { attribute, elementsOf, type Node, scriptText } from '../../html'
import { kindOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPage } from '../../step'
import { assertAllowed, isOwn, PLACEHOLDER_ORIGIN } from './assert-allowed'

/** Gives each page its content security policy, so that no host needs to send it as a header. */
export const putPolicy = eachPage('put-policy', putPolicyInPage)

/**
 * Inserts the policy directly after the character set declaration, or replaces the existing one.
 * @throws if the page contains something that the policy would block, or declares no character set
 */
export function putPolicyInPage(page: PageTree): void {
  const { allNodes: nodes, file } = page
  const kind = kindOf(nodes, file)
  assertAllowed(nodes, file, kind)
  const policy = kind === 'plain' ? plainPolicy(nodes) : hashedPolicy(nodes)
  const tag = page.create('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })
  const metas = elementsOf(page.nodes, 'meta')
  const existing = metas.find((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy')
  const charset = metas.find((meta) => attribute(meta, 'charset') !== undefined)
  if (!charset) throw new Error(`out/${file} declares no character set. Report this: Next writes one into every page.`)
  if (existing) page.replace(existing, tag)
  else page.putAfter(charset, tag)
}

function hashedPolicy(nodes: readonly Node[]): string {
  const scripts = elementsOf(nodes, 'script').filter((script) => needsHash(attribute(script, 'type')))
  const hashes = (all: readonly string[]) => [...new Set(all.map(hash))].join(' ') || "'none'"
  const styles = elementsOf(nodes, 'style').map(scriptText)
  return join({
    'script-src': `${hashes(scripts.map(scriptText))} 'strict-dynamic'`,
    'style-src': hashes(styles),
    ...common(nodes),
  })
}

/** Returns the policy for Next's own export, which allows all inline scripts and styles. */
const plainPolicy = (nodes: readonly Node[]): string =>
  join({ 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'", ...common(nodes) })

function common(nodes: readonly Node[]): Record<string, string> {
  // A form without an action, such as the tabs of a sample, is never submitted.
  const forms = elementsOf(nodes, 'form').filter((form) => attribute(form, 'action') !== undefined)
  const services = [...new Set(forms.map((form) => originOf(attribute(form, 'action') ?? '')))]
  const others = services.filter((service) => service !== "'self'")
  return {
    'connect-src': ["'self'", ...others].join(' '),
    'worker-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    // After a successful post the visitor returns to this site, even if another service receives the form.
    'form-action': forms.length === 0 ? "'none'" : ["'self'", ...others].join(' '),
  }
}

const join = (directives: Record<string, string>): string =>
  ["default-src 'none'", ...Object.entries(directives).map(([name, value]) => `${name} ${value}`)].join('; ')

const originOf = (action: string): string => (isOwn(action) ? "'self'" : new URL(action, PLACEHOLDER_ORIGIN).origin)

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Whether the policy must contain the hash of a script: of speculation rules too, but not of data such as JSON-LD. */
const needsHash = (type: string | undefined): boolean => type === undefined || type === 'speculationrules'
