import { addresses } from '../../shared/addresses'

/**
 * The one address that a page is known by: in its head, in the sitemap, in the feed and in what programs are told. The home
 * page's ends in a slash, which is how browsers and RFC 3986 (section 6.2.3) write an address without a path.
 * @param path without base path, such as `/cases/galaxy`
 * @param origin of `content/site.yml`
 */
export function canonicalOf(path: string, origin: string): string {
  return addresses(origin).of(path)
}
