import type { ExportedSite } from './exported'
import { headerRules } from './header-rules'
import { type Host, madeBy, withoutSiblings } from './host'

/** Makes files for Netlify. */
export const netlify: Host = (site) => ({
  files: {
    'netlify.toml': `# ${madeBy(site)}\n[build]\npublish = "site"\n[build.processing.html]\npretty_urls = true\n`,
    'site/_headers': headerRules(site, 'netlify', { detach: false }),
    'site/_redirects': redirectRules(site),
  },
  upload: withoutSiblings(site),
})

/**
 * Returns the text of `_redirects`. The first matching rule applies. Without `!` no rule hides a file. Netlify ignores
 * `/* / 302` as a loop.
 */
function redirectRules(site: ExportedSite): string {
  const { policy, redirects } = site
  // 301, because Netlify documents that it keeps queries for 200, 301 and 302 only. It treats a trailing slash as the
  // same address.
  const former = redirects.flatMap(({ from, to }) => [from, `${from}.html`].map((path) => `${path}  ${to}  301`))
  const assets = policy.assetPrefixes.map((prefix) => `${prefix}*  /404.html  404`)
  // Visitors must not see the configuration of the host.
  const hidden = ['/404', '/404.html', '/_headers', '/_redirects']
  const home = [...hidden.map((path) => `${path}  /  302!`), '/:a  /  302', '/:a/*  /  302']
  // Without a rule Netlify responds with 404.html and status 404.
  const rules =
    policy.unknown === 'redirect'
      ? [...former, ...assets, ...home]
      : [...former, ...hidden.map((path) => `${path}  /404.html  404!`)]
  return `# ${madeBy(site)}\n${rules.join('\n')}\n`
}
