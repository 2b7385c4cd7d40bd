import { cacheRulesByFile, type Host, headersOf, json, pageCache, withoutSiblings } from './host'
import { spellingsOf } from './redirects'

/** Makes files for Firebase Hosting. It cannot redirect unknown paths, so they get 404.html. */
export const firebase: Host = (site) => {
  const rule = (source: string, headers: readonly (readonly [string, string])[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const hosting = {
    public: 'site',
    // The default would leave out .well-known.
    ignore: [],
    cleanUrls: true,
    trailingSlash: false,
    // The host supports only 301 and 302.
    redirects: site.redirects.flatMap(({ from, to }) =>
      spellingsOf(from).map((source) => ({ source, destination: to, type: 301 })),
    ),
    headers: [
      // Two stars do not match folders that start with a dot.
      ...['**', '/.well-known/**'].map((source) =>
        rule(source, [...headersOf(site), ['Cache-Control', pageCache(site)]]),
      ),
      ...cacheRulesByFile(site).map(([path, value]) => rule(globOf(path), [['Cache-Control', value]])),
      ...site.policy.noindex.map((pattern) => rule(pattern.replace('/*.', '/**/*.'), [['X-Robots-Tag', 'noindex']])),
    ],
  }
  return { files: { 'firebase.json': json({ hosting }) }, upload: withoutSiblings(site) }
}

/**
 * Converts a path to a glob. A star at the end matches everything below. Elsewhere, any character that may be special
 * in a glob becomes `?`.
 */
const globOf = (path: string): string => (path.endsWith('/*') ? `${path}*` : path.replace(/[^\w/.~-]/g, '?'))
