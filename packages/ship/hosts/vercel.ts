import { assertLimit, type ExportedSite } from './exported'
import { cacheRules, type Host, headersOf, json, pageCache, prefixSource, withoutSiblings } from './host'
import { patternSource } from './hosting-policy'

/** Makes files for Vercel with its low-level routes, the only ones that can apply after files have been looked up. */
export const vercel: Host = (site) => {
  const table = routes(site)
  assertLimit('vercel', 'The number of routes in vercel.json', table.length, 2048)
  return {
    files: {
      'vercel.json': json({
        framework: null,
        buildCommand: '',
        installCommand: '',
        outputDirectory: 'site',
        routes: table,
      }),
    },
    upload: withoutSiblings(site),
  }
}

const name = '(?:[a-z0-9_-]+/)*[a-z0-9_-]+'

function routes(site: ExportedSite): object[] {
  const { policy, extensions } = site
  const set = (src: string, headers: Record<string, string>) => ({ src, headers, continue: true })
  const redirected = policy.unknown === 'redirect'
  const uncached = { 'Cache-Control': policy.uncached }
  const asset = `(?:${prefixSource(site)})/|.*\\.(?:${extensions.join('|')})$`
  return [
    set('/(.*)', { ...Object.fromEntries(headersOf(site)), 'Cache-Control': pageCache(site) }),
    ...[...cacheRules(site)].reverse().map(([prefix, value]) => set(`${prefix}(.*)`, { 'Cache-Control': value })),
    ...policy.noindex.map((pattern) => set(patternSource(pattern), { 'X-Robots-Tag': 'noindex' })),
    { src: '/index(?:\\.html)?', status: 308, headers: { Location: '/' } },
    {
      src: '/404(?:\\.html)?',
      // This comes before the files: otherwise the page would be served with status 200 at its own address.
      ...(redirected
        ? { status: 302, headers: { Location: '/' } }
        : { status: 404, dest: '/404.html', headers: uncached }),
    },
    ...site.redirects.map(({ from, to }) => ({ src: `${from}(?:\\.html|/)?`, status: 308, headers: { Location: to } })),
    // Letters, digits, - and _ cannot lead to another host. An unknown /nope/ takes two redirects: this one, then home.
    { src: `/(${name})(?:\\.html|/)`, status: 308, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    { src: `/(${name})`, dest: '/$1.html', check: true },
    // Not for / itself: without a home page it would redirect to itself for ever.
    ...(redirected ? [{ src: `/(?!${asset}).+`, status: 302, headers: { Location: '/', ...uncached } }] : []),
    { handle: 'error' },
    { src: '/.*', status: 404, dest: '/404.html', headers: uncached },
  ]
}
