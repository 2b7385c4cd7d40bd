import type { BreadcrumbList } from 'schema-dts'

/**
 * Describes the breadcrumbs above the title of a page.
 * @param steps the steps with absolute addresses, except the last, which is the page itself
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
