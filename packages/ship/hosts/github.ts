import type { ExportedSite } from './exported'
import { type Host, withoutSiblings } from './host'

/**
 * Makes files for GitHub Pages, which has neither headers nor redirects. Without `.nojekyll` it would leave out files
 * that start with an underscore. Each page is also copied as the index of a folder, because otherwise `/about/` would
 * not exist.
 */
export const github: Host = (site) => ({
  files: { 'site/.nojekyll': '', ...formerPages(site) },
  upload: withoutSiblings(site),
  copies: Object.fromEntries(
    site.routes
      .filter((route) => route !== '/')
      .map((route) => [`${route.slice(1)}/index.html`, `${route.slice(1)}.html`]),
  ),
})

/**
 * Returns a page for each former address that refreshes to the new one, the only way on a host without redirects. Its
 * only text is the new address.
 */
function formerPages({ redirects, origin }: ExportedSite): Record<string, string> {
  const page = (to: string) => `<!doctype html>
<html>
<head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${origin}${to}"><title>${origin}${to}</title></head>
<body><a href="${to}">${origin}${to}</a></body>
</html>
`
  return Object.fromEntries(
    redirects.flatMap(({ from, to }) =>
      [`${from}.html`, `${from}/index.html`].map((path) => [`site${path}`, page(to)] as const),
    ),
  )
}
