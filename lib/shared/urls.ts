import { basePath } from '../../site.config'

/**
 * Turns a path of this site into the `href` of a link, under the base path of this export. URLs with a scheme and bare
 * fragments are returned unchanged.
 */
export function href(path: string): string {
  if (!path.startsWith('/')) return path
  return path === '/' ? basePath || '/' : `${basePath}${path}`
}

/**
 * The URL of the external sign-up: an OAuth 2.0 authorization-code request (RFC 6749, section 4.1.1) that returns to the app.
 * @param signUp endpoint, client and return URL from `content/site.yml`
 */
export function signUpUrl(signUp: { endpoint: string; clientId: string; redirectUri: string }): string {
  const url = new URL(signUp.endpoint)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', signUp.clientId)
  url.searchParams.set('redirect_uri', signUp.redirectUri)
  return url.href
}

/** The OpenAPI description, without base path. */
export const openapiPath = '/openapi.json'

/** The Postman collection, without base path. Its name does not contain the site's name, which is still a placeholder. */
export const postmanPath = '/postman.json'

/** The list of pages for search engines, without base path. */
export const sitemapPath = '/sitemap.xml'

/** Cases and documentation for feed readers, without base path. */
export const feedPath = '/feed.xml'

/** Name and icons for home screens, without base path. */
export const manifestPath = '/manifest.webmanifest'

/** The drawing that all icons are made from, in `public/`. It follows the visitor's colour scheme. */
export const iconPath = '/icon.svg'

/** Three sizes in one file, for programs that request no other, without base path. */
export const faviconPath = '/favicon.ico'

/** For Apple home screens, without base path. */
export const appleIconPath = '/apple-touch-icon.png'

/** For crawlers, at the root of the host. */
export const robotsPath = '/robots.txt'

/** For people who have found a vulnerability, at the root of the host. */
export const securityPath = '/.well-known/security.txt'

/** The Markdown copy of a page of the documentation, without base path: `/docs/rest` -> `/docs/rest.md`. */
export function markdownCopyPath(path: string): string {
  return `${path}.md`
}

/** The social picture of a page, without base path: `/cases/galaxy` -> `/social/cases/galaxy.png`. */
export const socialPath = (page: string): string => `/social${page === '/' ? '/home' : page}.png`

/** Its size in pixels, as required by social networks; heads state it with the address. */
export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** Makes absolute addresses of this export, for files that are used outside the site. */
export function addresses(origin: string) {
  return {
    /** @param path without base path, such as `/docs/rest#authentication` */
    of: (path: string) => `${origin}${href(path)}`,
    /** @param link as in a page: an absolute address, or a path with base path */
    ofLink: (link: string) => (link.startsWith('/') ? `${origin}${link}` : link),
  }
}
