import { apache } from './apache'
import { aws } from './aws'
import { azure } from './azure'
import { caddy } from './caddy'
import { cloudflare } from './cloudflare'
import type { Exported } from './exported'
import { firebase } from './firebase'
import { github } from './github'
import type { Host, HostOutput } from './host'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { pages } from './pages'
import { vercel } from './vercel'

/** All supported hosts, by the name of their folder in `.hosts/`. */
export const hosts: Readonly<Record<string, Host>> = {
  ...{ nginx, caddy, apache, cloudflare, netlify, firebase, github, pages, azure, vercel, aws },
}

/**
 * The files of every host that the policy names, with the list of what to upload.
 * @throws on an unknown host, and where the site exceeds the limits of a host
 */
export function makeHosts(site: Exported): Map<string, HostOutput> {
  return new Map(
    site.policy.hosts.map((name) => {
      const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
      if (host) return [name, host(site)] as const
      throw new Error(
        `hosting.hosts in site.config.ts names ${name}, which is not a known host. Use one of ${Object.keys(hosts).join(', ')}.`,
      )
    }),
  )
}

/** The text of `upload.txt`: one path a line, in the order of upload. */
export function uploadText({ upload, copies = {} }: HostOutput): string {
  return `${[...upload, ...Object.keys(copies)].join('\n')}\n`
}
