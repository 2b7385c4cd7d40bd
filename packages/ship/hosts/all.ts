import { apache } from './apache'
import { aws } from './aws'
import { azure } from './azure'
import { caddy, caddyAt } from './caddy'
import { cloudflare } from './cloudflare'
import type { ExportedSite } from './exported'
import { firebase } from './firebase'
import { github } from './github'
import type { HostOutput, SupportedHost } from './host'
import { netlify } from './netlify'
import { nginx, nginxAt } from './nginx'
import { pages } from './pages'
import { vercel } from './vercel'

/** All supported hosts, by the name of their folder in `.hosts/`. */
export const hosts: Readonly<Record<string, SupportedHost>> = {
  nginx: { make: nginx, configure: nginxAt, tier: 1, servesCompressedCopies: true },
  caddy: { make: caddy, configure: caddyAt, tier: 1, servesCompressedCopies: true },
  apache: { make: apache, tier: 1, servesCompressedCopies: true },
  cloudflare: { make: cloudflare, tier: 2 },
  netlify: { make: netlify, tier: 2 },
  firebase: {
    make: firebase,
    tier: 2,
    lacks: { redirectsOfUnknownPaths: 'Firebase applies redirects to existing files too' },
  },
  github: {
    make: github,
    tier: 3,
    lacks: {
      headers: 'GitHub Pages sends no headers of ours',
      redirects: 'former addresses are pages that redirect by meta refresh',
      redirectsOfUnknownPaths: 'GitHub Pages has no redirects',
    },
  },
  pages: {
    make: pages,
    tier: 3,
    lacks: { redirectsOfUnknownPaths: 'Cloudflare Pages applies redirects to existing files too' },
  },
  azure: { make: azure, tier: 3 },
  vercel: { make: vercel, tier: 3 },
  aws: {
    make: aws,
    tier: 3,
    lacks: {
      cacheControl: 'upload.sh sets it on each object (aws-upload.test.ts)',
      noindex: 'the one headers policy applies to every path',
    },
  },
}

/**
 * Makes the files of every host that the policy names, with the list of what to upload.
 * @throws on an unknown host, and if the site exceeds the limits of a host
 */
export function makeHosts(site: ExportedSite): Map<string, HostOutput> {
  return new Map(
    site.policy.hosts.map((name) => {
      const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
      if (host) return [name, host.make(site)] as const
      throw new Error(
        `hosting.hosts names ${name}, which is not a known host. Use one of ${Object.keys(hosts).join(', ')}.`,
      )
    }),
  )
}

/** Returns the text of `upload.txt`: one path per line, in the order of upload. */
export function uploadText({ upload, copies = {} }: HostOutput): string {
  return `${[...upload, ...Object.keys(copies)].join('\n')}\n`
}
