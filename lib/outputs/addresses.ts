import { href } from '../urls'

/** The OpenAPI description, without base path. */
export const openapiPath = '/openapi.json'

/** The Postman collection, without base path. The site's name is still a placeholder, so it is no part of it. */
export const postmanPath = '/postman.json'

/** The Markdown twin of a page of the documentation, without base path: `/docs/rest` -> `/docs/rest.md`. */
export function twinPath(path: string): string {
  return `${path}.md`
}

/** Makes whole addresses of this export's own, for files that are read away from the site. */
export function addresses(origin: string) {
  return {
    /** @param path without base path, such as `/docs/rest#authentication` */
    of: (path: string) => `${origin}${href(path)}`,
    /** @param link as a page carries it: a whole address, or a path with base path */
    ofLink: (link: string) => (link.startsWith('/') ? `${origin}${link}` : link),
  }
}
