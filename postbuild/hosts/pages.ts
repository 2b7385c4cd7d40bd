import { assertAssets } from './cloudflare'
import { headerRules } from './header-rules'
import { type Host, withoutSiblings } from './host'

/** Files for Cloudflare Pages without functions: an unknown path is answered by 404.html, with its refresh under `redirect`. */
export const pages: Host = (site) => {
  assertAssets('pages', site)
  return {
    files: { 'site/_headers': headerRules(site, 'pages', { detach: true }) },
    upload: withoutSiblings(site),
  }
}
