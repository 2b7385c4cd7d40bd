import type { BreadcrumbList } from 'schema-dts'

/**
 * The way to a page, as it stands above its title.
 * @param steps with whole addresses, but for the last, which is the page itself
 * @source https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(steps: readonly { name: string; url?: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name },
      ...(url !== undefined && { item: url }),
    })),
  }
}
