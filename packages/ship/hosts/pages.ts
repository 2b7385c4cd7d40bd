import { assertAssets } from './cloudflare'
import { assertLimit, type ExportedSite } from './exported'
import { headerRules } from './header-rules'
import { type Host, madeBy, withoutSiblings } from './host'
import { spellingsOf } from './redirects'

/**
 * Makes files for Cloudflare Pages without functions. Unknown paths get 404.html, which refreshes to / under
 * `redirect`.
 */
export const pages: Host = (site) => {
  assertAssets('pages', site)
  return {
    files: {
      'site/_headers': headerRules(site, 'pages', { detach: true }),
      ...(site.redirects.length > 0 ? { 'site/_redirects': redirectRules(site) } : {}),
    },
    upload: withoutSiblings(site),
  }
}

function redirectRules(site: ExportedSite): string {
  const { redirects } = site
  const rules = redirects.flatMap(({ from, to }) => spellingsOf(from).map((path) => `${path} ${to} 308`))
  assertLimit('pages', 'The number of rules in _redirects', rules.length, 2000)
  return `# ${madeBy(site)}\n${rules.join('\n')}\n`
}
