import { spellingsOf } from '../../lib/shared/hosting/redirects'
import { cacheRulesByFile, type Host, headersOf, json, pageCache, withoutSiblings } from './host'

/** Files for Firebase Hosting. It cannot redirect what it does not find, so 404.html answers. */
export const firebase: Host = (site) => {
  const rule = (source: string, headers: readonly (readonly [string, string])[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const hosting = {
    public: 'site',
    // Not the default, which would leave .well-known out.
    ignore: [],
    cleanUrls: true,
    trailingSlash: false,
    // The host knows 301 and 302 only.
    redirects: site.redirects.flatMap(({ from, to }) =>
      spellingsOf(from).map((source) => ({ source, destination: to, type: 301 })),
    ),
    headers: [
      // Two stars leave dotted folders out.
      ...['**', '/.well-known/**'].map((source) =>
        rule(source, [...headersOf(site), ['Cache-Control', pageCache(site)]]),
      ),
      ...cacheRulesByFile(site).map(([path, value]) => rule(globOf(path), [['Cache-Control', value]])),
      ...site.policy.noindex.map((pattern) => rule(pattern.replace('/*.', '/**/*.'), [['X-Robots-Tag', 'noindex']])),
    ],
  }
  return { files: { 'firebase.json': json({ hosting }) }, upload: withoutSiblings(site) }
}

/** A star at the end is everything below; elsewhere, what a glob would read as more than a sign is any one sign. */
const globOf = (path: string): string => (path.endsWith('/*') ? `${path}*` : path.replace(/[^\w/.~-]/g, '?'))
