import { attr, type Element, findAll } from './elements'
import { nameOf } from './text'

/** Matches an absolute URL with https, as links to other sites have. */
export const external = /^https:\/\/[^/]+/

/** Returns the target of a link as it is written; empty if it has none. */
export function hrefOf(link: Element): string {
  return attr(link, 'href') ?? ''
}

/** Finds the links with exactly this name, or with one that matches. */
export function linksCalled(root: Element, name: string | RegExp): Element[] {
  return findAll(root, 'a', { href: true }).filter((link) =>
    typeof name === 'string' ? nameOf(link) === name : name.test(nameOf(link)),
  )
}

/** Lists the URLs of the links with a name, each once. */
export function targetsOf(root: Element, name: string | RegExp): string[] {
  return [...new Set(linksCalled(root, name).map(hrefOf))]
}

/**
 * Describes the faults in the sign-up's authorization code request; empty if there are none.
 * @param app the URL of the log-in, to whose host the redirect must lead
 * @throws if `app` is not an absolute URL
 */
export function signUpFaults(address: string, app: string): string[] {
  if (!URL.canParse(address)) return [`"${address}" is not an absolute URL`]
  const url = new URL(address)
  const redirectUri = url.searchParams.get('redirect_uri') ?? ''
  const faults: string[] = []
  if (url.protocol !== 'https:') faults.push('is not https')
  if (url.searchParams.get('response_type') !== 'code') faults.push('response_type is not "code"')
  if (!url.searchParams.get('client_id')) faults.push('client_id is missing')
  if (!URL.canParse(redirectUri)) faults.push('redirect_uri is not an absolute URL')
  else if (new URL(redirectUri).host !== new URL(app).host) faults.push('redirect_uri does not lead back to the app')
  const repeated = [...url.searchParams.keys()].filter((key, index, keys) => keys.indexOf(key) !== index)
  if (repeated.length > 0) faults.push(`repeats ${repeated.join(', ')}`)
  return faults
}
