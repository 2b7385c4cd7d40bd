import type { Exported } from './exported'
import { type Host, withoutSiblings } from './host'

/**
 * Files for GitHub Pages, which has neither headers nor redirects. Without `.nojekyll` it would leave out files that start
 * with an underscore. Each page is copied as the index of a folder, or `/about/` would not exist.
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
 * A page at each former address that refreshes to the new one, which is all that a host without redirects can do. Its
 * only text is the address.
 */
function formerPages({ redirects, origin }: Exported): Record<string, string> {
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
