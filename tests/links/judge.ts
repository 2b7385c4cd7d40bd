/** The valid targets of addresses. */
export interface Site {
  /** Such as `https://www.example`, from `content/site.yml`. */
  origin: string
  basePath: string
  /** Addresses of pages, with base path, to their anchors. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of all other files, with base path. */
  files: ReadonlySet<string>
  /** Addresses that the server answers without a file, such as the form endpoint. */
  served: ReadonlySet<string>
}

/**
 * The problem with an address, in words; undefined if it is valid.
 * @param page the address of the page with the link, which bare fragments refer to
 */
export function judgeAddress(address: string, page: string, site: Site): string | undefined {
  if (address !== address.trim() || /\s/.test(address)) return 'has a space'
  if (address.startsWith('#')) return judgeOwn(`${page}${address}`, site)
  if (address.startsWith('//')) return 'names a host without a scheme'
  if (address.startsWith('/')) return judgeOwn(address, site)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'is relative, so its target depends on the address of its page'
  if (address === site.origin || (/^[/?#]/.test(address.slice(site.origin.length)) && address.startsWith(site.origin)))
    return judgeOwn(address.slice(site.origin.length) || '/', site)
  return judgeForeign(address)
}

function judgeOwn(address: string, { basePath, pages, files, served }: Site): string | undefined {
  const [, path = '', query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (basePath !== '' && path !== basePath && !path.startsWith(`${basePath}/`)) return `leads out of ${basePath}`
  const places = pages.get(path)
  // A query is the version of a file; a page has only one version.
  if (!places) return files.has(path) || served.has(path) ? undefined : 'leads to nothing'
  if (query !== undefined) return 'asks a page of this site something'
  if (fragment === undefined) return undefined
  if (fragment === '#') return 'has an empty fragment'
  return places.has(decodeURIComponent(fragment.slice(1))) ? undefined : 'names a place that the page does not have'
}

/** Tracking parameters. */
const tracking =
  /^(utm_|mtm_|pk_|hsa_|_hs|mc_)|^(fbclid|gclid|dclid|msclkid|yclid|igshid|twclid|li_fat_id|ref|referrer)$/i

function judgeForeign(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is no address'
  const { protocol, hostname, username, pathname, searchParams, href } = new URL(address)
  if (protocol === 'mailto:') return /^[^@?]+@[\w-]+(\.[\w-]+)+$/.test(pathname) ? undefined : 'is no email address'
  if (protocol === 'tel:')
    return /^\+[\d-]{8,}$/.test(pathname) ? undefined : 'is no number that can be called anywhere'
  if (protocol !== 'https:' && protocol !== 'http:') return `has the scheme ${protocol}`
  if (username !== '') return 'holds a name for logging in'
  if (!/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/.test(hostname)) return 'names no host of the public net'
  if (href !== address && href !== `${address}/`) return `is written otherwise than it reads: ${href}`
  if (pathname.includes('//')) return 'has two slashes in a row'
  if (/[.,;:!)\]'"]$/.test(address)) return 'ends in a sign that belongs to the sentence'
  const mark = [...searchParams.keys()].find((name) => tracking.test(name))
  return mark === undefined ? undefined : `says by ${mark} who sent the visitor`
}
