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
 * Returns the URL of the external sign-up: an OAuth 2.0 authorization-code request (RFC 6749, section 4.1.1) that
 * returns to the app.
 * @param signUp endpoint, client and return URL from `content/site.yml`
 */
export function signUpUrl(signUp: { endpoint: string; clientId: string; redirectUri: string }): string {
  const url = new URL(signUp.endpoint)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', signUp.clientId)
  url.searchParams.set('redirect_uri', signUp.redirectUri)
  return url.href
}

/** The path of the OpenAPI description, without the base path. */
export const openapiPath = '/openapi.json'

/**
 * The path of the Postman collection, without the base path. It does not contain the site's name, which is still a
 * placeholder.
 */
export const postmanPath = '/postman.json'

/** The path of the list of pages for search engines, without the base path. */
export const sitemapPath = '/sitemap.xml'

/** The path of the feed of cases and documentation, without the base path. */
export const feedPath = '/feed.xml'

/** The path of the web app manifest (name and icons for home screens), without the base path. */
export const manifestPath = '/manifest.webmanifest'

/** The path of the drawing, in `public/`, from which all icons are made. It follows the visitor's colour scheme. */
export const iconPath = '/icon.svg'

/** The path of an icon in three sizes, for programs that request no other, without the base path. */
export const faviconPath = '/favicon.ico'

/** The path of the icon for Apple home screens, without the base path. */
export const appleIconPath = '/apple-touch-icon.png'

/** The path of the file for crawlers, at the root of the host. */
export const robotsPath = '/robots.txt'

/** The path of the file for people who have found a vulnerability, at the root of the host. */
export const securityPath = '/.well-known/security.txt'

/**
 * Returns the path of the Markdown copy of a documentation page, without the base path: `/docs/rest` ->
 * `/docs/rest.md`.
 */
export function markdownCopyPath(path: string): string {
  return `${path}.md`
}

/**
 * Returns the path of the social card of a page, without the base path: `/cases/galaxy` -> `/social/cases/galaxy.png`.
 */
export const socialPath = (page: string): string => `/social${page === '/' ? '/home' : page}.png`

/** The width of a social card in pixels, as social networks expect it. Page heads state it beside the address. */
export const SOCIAL_WIDTH = 1200

/** The height of a social card in pixels. */
export const SOCIAL_HEIGHT = 630

/** Returns functions that make absolute addresses of this export, for files that are used outside the site. */
export function addresses(origin: string) {
  return {
    /** @param path a path without the base path, such as `/docs/rest#authentication` */
    of: (path: string) => `${origin}${href(path)}`,
    /** @param link a link as on a page: an absolute address, or a path with base path */
    ofLink: (link: string) => (link.startsWith('/') ? `${origin}${link}` : link),
  }
}
