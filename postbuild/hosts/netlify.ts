import type { Exported } from './exported'
import { headerRules } from './header-rules'
import { type Host, made, withoutSiblings } from './host'

/** Files for Netlify. */
export const netlify: Host = (site) => ({
  files: {
    'netlify.toml': `# ${made}\n[build]\npublish = "site"\n[build.processing.html]\npretty_urls = true\n`,
    'site/_headers': headerRules(site, 'netlify', { detach: false }),
    'site/_redirects': redirectRules(site),
  },
  upload: withoutSiblings(site),
})

/** The first rule that fits counts. Without `!` none hides a file. `/* / 302` would fit nothing: Netlify takes it for a loop. */
function redirectRules({ policy, redirects }: Exported): string {
  // 301, because that a query is taken along is said of 200, 301 and 302 only. A slash at the end is the same address there.
  const former = redirects.flatMap(({ from, to }) => [from, `${from}.html`].map((path) => `${path}  ${to}  301`))
  const assets = policy.assetPrefixes.map((prefix) => `${prefix}*  /404.html  404`)
  // What steers the host is nobody's page.
  const hidden = ['/404', '/404.html', '/_headers', '/_redirects']
  const home = [...hidden.map((path) => `${path}  /  302!`), '/:a  /  302', '/:a/*  /  302']
  // Without a rule Netlify answers with 404.html and status 404.
  const rules =
    policy.unknown === 'redirect'
      ? [...former, ...assets, ...home]
      : [...former, ...hidden.map((path) => `${path}  /404.html  404!`)]
  return `# ${made}\n${rules.join('\n')}\n`
}
