import type { ServedSite } from '@oogwenk/ship'
import { siteConfig } from '../site.config'

/** What the server needs to know about this site. */
export const servedSite: ServedSite = {
  basePath: siteConfig.basePath,
  hosting: siteConfig.hosting,
  // Pages in every language request translations from the root of the host.
  rootFolders: ['/locales/'],
  plainPages: {
    language: 'en',
    // The site's colours as literal values: the server's own pages must work when nothing else does.
    style: `:root { color-scheme: light dark; --ground: #f6f6f2; --text: #171b6b; --link: #2b45d1 }
@media (prefers-color-scheme: dark) { :root { --ground: #10134a; --text: #f6f6f2; --link: #a8baff } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-inline-size: 36rem; margin-inline: auto; padding: 4rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 2rem; line-height: 1.2 }
a { color: var(--link) }`,
  },
}
