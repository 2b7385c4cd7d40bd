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

/** Every host that the project knows, by the name of its folder in `.hosts/`. */
export const hosts: Readonly<Record<string, Host>> = {
  ...{ nginx, caddy, apache, cloudflare, netlify, firebase, github, pages, azure, vercel, aws },
}

/**
 * The files of all hosts that the policy names, and with each the list of its upload.
 * @throws on a name that is no host, and where the site is more than a host takes
 */
export function makeHosts(site: Exported): Map<string, HostOutput> {
  return new Map(
    site.policy.hosts.map((name) => {
      const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
      if (host) return [name, host(site)] as const
      throw new Error(
        `hosting.hosts in site.config.ts names ${name}, which is no host here. Use one of ${Object.keys(hosts).join(', ')}.`,
      )
    }),
  )
}

/** `upload.txt`: one path a line, in order. */
export function uploadText({ upload, copies = {} }: HostOutput): string {
  return `${[...upload, ...Object.keys(copies)].join('\n')}\n`
}
