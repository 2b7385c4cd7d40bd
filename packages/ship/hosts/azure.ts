import { assertLimit, type ExportedSite } from './exported'
import { cacheRules, type Host, headersOf, json, pageCache, withoutSiblings } from './host'
import { isNoindex } from './hosting-policy'

/** Makes files for Azure Static Web Apps. */
export const azure: Host = (site) => {
  const text = json(staticWebApp(site))
  assertLimit('azure', 'staticwebapp.config.json, in bytes,', Buffer.byteLength(text), 20 * 1024)
  return { files: { 'site/staticwebapp.config.json': text }, upload: withoutSiblings(site) }
}

function staticWebApp(site: ExportedSite): object {
  const { policy } = site
  const redirected = policy.unknown === 'redirect'
  return {
    trailingSlash: 'never',
    routes: [
      // Otherwise the not-found page would be served with status 200 at its own addresses. With status 404, the
      // override below applies here too.
      ...['/404', '/404.html'].map((route) => ({
        route,
        ...(redirected ? { redirect: '/', statusCode: 302 } : { statusCode: 404 }),
      })),
      ...site.redirects.flatMap(({ from, to }) =>
        [from, `${from}.html`].map((route) => ({ route, redirect: to, statusCode: 301 })),
      ),
      ...cacheRules(site).map(([prefix, value]) => ({ route: `${prefix}*`, headers: { 'Cache-Control': value } })),
      ...noindexRoutes(site).map((route) => ({ route, headers: { 'X-Robots-Tag': 'noindex' } })),
    ],
    // Without a home page, / would redirect to itself, but Azure refuses to deploy a folder without index.html.
    responseOverrides: { 404: redirected ? { redirect: '/', statusCode: 302 } : { rewrite: '/404.html' } },
    globalHeaders: { ...Object.fromEntries(headersOf(site)), 'Cache-Control': pageCache(site) },
    mimeTypes: Object.fromEntries(Object.entries(policy.types).map(([extension, type]) => [`.${extension}`, type])),
  }
}

/**
 * Returns the routes with `noindex`. Azure allows a star at the end, or before extensions in braces. For other patterns
 * every matching file is listed.
 */
function noindexRoutes({ policy, files }: ExportedSite): string[] {
  const extensions = policy.noindex.flatMap((pattern) => /^\/\*\.(\w+)$/.exec(pattern)?.[1] ?? [])
  const others = policy.noindex.filter((pattern) => !/^\/\*\.\w+$/.test(pattern))
  const named = files.map(({ path }) => `/${path}`).filter((path) => isNoindex(path, { ...policy, noindex: others }))
  return [...extensions.map((extension) => `/*.{${extension}}`), ...named]
}
