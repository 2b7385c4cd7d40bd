import { type Host, withoutSiblings } from './host'

/**
 * Files for GitHub Pages: no header, no redirect. `.nojekyll`, or everything that begins with an underscore is left out; and
 * every page a second time as the index of its folder, or `/about/` is nothing.
 */
export const github: Host = (site) => ({
  files: { 'site/.nojekyll': '' },
  upload: withoutSiblings(site),
  copies: Object.fromEntries(
    site.routes
      .filter((route) => route !== '/')
      .map((route) => [`${route.slice(1)}/index.html`, `${route.slice(1)}.html`]),
  ),
})
