import { spellingsOf } from '../../lib/shared/hosting/moves'
import { assertAssets } from './cloudflare'
import { assertLimit, type Exported } from './exported'
import { headerRules } from './header-rules'
import { type Host, made, withoutSiblings } from './host'

/** Files for Cloudflare Pages without functions: an unknown path is answered by 404.html, with its refresh under `redirect`. */
export const pages: Host = (site) => {
  assertAssets('pages', site)
  return {
    files: {
      'site/_headers': headerRules(site, 'pages', { detach: true }),
      ...(site.moves.length > 0 ? { 'site/_redirects': redirects(site) } : {}),
    },
    upload: withoutSiblings(site),
  }
}

function redirects({ moves }: Exported): string {
  const rules = moves.flatMap(({ from, to }) => spellingsOf(from).map((path) => `${path} ${to} 308`))
  assertLimit('pages', 'The number of rules in _redirects', rules.length, 2000)
  return `# ${made}\n${rules.join('\n')}\n`
}
