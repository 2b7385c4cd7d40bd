import { href } from './urls'

/** The OpenAPI description, without base path. */
export const openapiPath = '/openapi.json'

/** The Postman collection, without base path. The site's name is still a placeholder, so it is no part of it. */
export const postmanPath = '/postman.json'

/** The list of pages for search engines, without base path. */
export const sitemapPath = '/sitemap.xml'

/** Cases and documentation for feed readers, without base path. */
export const feedPath = '/feed.xml'

/** Name and icons for home screens, without base path. */
export const manifestPath = '/manifest.webmanifest'

/** For crawlers, at the root of the host. */
export const robotsPath = '/robots.txt'

/** For whoever found a weakness, at the root of the host. */
export const securityPath = '/.well-known/security.txt'

/** The Markdown copy of a page of the documentation, without base path: `/docs/rest` -> `/docs/rest.md`. */
export function markdownCopyPath(path: string): string {
  return `${path}.md`
}

/** The social picture of a page, without base path: `/cases/galaxy` -> `/social/cases/galaxy.png`. */
export const socialPath = (page: string): string => `/social${page === '/' ? '/home' : page}.png`

/** Its size in pixels, which heads name beside its address: what networks ask for. */
export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** Makes whole addresses of this export's own, for files that are read away from the site. */
export function addresses(origin: string) {
  return {
    /** @param path without base path, such as `/docs/rest#authentication` */
    of: (path: string) => `${origin}${href(path)}`,
    /** @param link as a page carries it: a whole address, or a path with base path */
    ofLink: (link: string) => (link.startsWith('/') ? `${origin}${link}` : link),
  }
}
