import { siteConfig } from '../../../site.config'

/** Which languages are exported. */
export interface Exported {
  default: string
  exported: readonly string[]
}

/** Base path of the export in a language: the default one stands at the root. */
export function basePathOf(lng: string, { default: first }: Exported = siteConfig.locales): string {
  return lng === first ? '' : `/${lng}`
}

/**
 * The addresses of one page in every language, itself included, and under `x-default` the one for everybody else. All exports
 * have the same pages at the same paths, so that those of two exports name each other.
 * @param path without base path, such as `/cases/galaxy`
 * @param origin of `content/site.yml`
 * @returns nothing while only one language is exported
 * @source https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languagesOf(
  path: string,
  origin: string,
  locales: Exported = siteConfig.locales,
): Record<string, string> | undefined {
  if (locales.exported.length < 2) return undefined
  const addressIn = (lng: string) => {
    const base = basePathOf(lng, locales)
    return `${origin}${path === '/' ? base || '/' : `${base}${path}`}`
  }
  const named = locales.exported.map((lng) => [lng, addressIn(lng)] as const)
  return Object.fromEntries([...named, ['x-default', addressIn(locales.default)]])
}
