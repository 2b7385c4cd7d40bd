/** The possible targets of the site's links. */
export interface Site {
  /** The origin from `content/site.yml`, such as `https://www.example`. */
  origin: string
  basePath: string
  /** The anchors of each page, by the page's path with the base path. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** The paths of all other files, with the base path. */
  files: ReadonlySet<string>
  /** The paths to which the server responds without a file, such as the form endpoint. */
  served: ReadonlySet<string>
}

/**
 * Describes the problem with a URL; undefined if it is valid.
 * @param page the path of the page with the link, to which bare fragments refer
 */
export function addressProblem(address: string, page: string, site: Site): string | undefined {
  if (address !== address.trim() || /\s/.test(address)) return 'has a space'
  if (address.startsWith('#')) return internalProblem(`${page}${address}`, site)
  if (address.startsWith('//')) return 'has a host without a scheme'
  if (address.startsWith('/')) return internalProblem(address, site)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'is relative, so its target depends on the URL of the page'
  if (address === site.origin || (/^[/?#]/.test(address.slice(site.origin.length)) && address.startsWith(site.origin)))
    return internalProblem(address.slice(site.origin.length) || '/', site)
  return externalProblem(address)
}

function internalProblem(address: string, { basePath, pages, files, served }: Site): string | undefined {
  const [, path = '', query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (basePath !== '' && path !== basePath && !path.startsWith(`${basePath}/`)) return `is outside ${basePath}`
  const anchors = pages.get(path)
  // Only files have a query, which identifies their version.
  if (!anchors) return files.has(path) || served.has(path) ? undefined : 'does not exist'
  if (query !== undefined) return 'has a query, which pages of this site do not have'
  if (fragment === undefined) return undefined
  if (fragment === '#') return 'has an empty fragment'
  return anchors.has(decodeURIComponent(fragment.slice(1)))
    ? undefined
    : 'has a fragment that matches no anchor on the page'
}

/** Matches the names of tracking parameters. */
const tracking =
  /^(utm_|mtm_|pk_|hsa_|_hs|mc_)|^(fbclid|gclid|dclid|msclkid|yclid|igshid|twclid|li_fat_id|ref|referrer)$/i

function externalProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not a valid URL'
  const { protocol, hostname, username, pathname, searchParams, href } = new URL(address)
  if (protocol === 'mailto:') return /^[^@?]+@[\w-]+(\.[\w-]+)+$/.test(pathname) ? undefined : 'is not an email address'
  if (protocol === 'tel:') return /^\+[\d-]{8,}$/.test(pathname) ? undefined : 'is not an international phone number'
  if (protocol !== 'https:' && protocol !== 'http:') return `has the scheme ${protocol}`
  if (username !== '') return 'contains a user name'
  if (!/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/.test(hostname)) return 'does not name a public host'
  if (href !== address && href !== `${address}/`) return `differs from its normalised form, ${href}`
  if (pathname.includes('//')) return 'has two slashes in a row'
  if (/[.,;:!)\]'"]$/.test(address)) return 'ends with a punctuation mark of the sentence around it'
  const parameter = [...searchParams.keys()].find((name) => tracking.test(name))
  return parameter === undefined ? undefined : `has the tracking parameter ${parameter}`
}
