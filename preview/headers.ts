import type { ServerResponse } from 'node:http'
import { type HostingPolicy, isNoindex } from '../lib/shared/hosting/hosting-policy'
import { siteConfig } from '../site.config'

/** Puts the security headers of the hosting policy on an answer, whatever its status. Those for TLS are not: there is none here. */
export function setPolicyHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(siteConfig.hosting.headers)) response.setHeader(name, value)
}

/** Puts on a twin of a page that search engines leave it out. */
export function setRobots(response: ServerResponse, path: string, policy: HostingPolicy = siteConfig.hosting): void {
  if (isNoindex(path, policy)) response.setHeader('X-Robots-Tag', 'noindex')
}
