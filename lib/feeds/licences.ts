/** A package whose code the site ships, or that draws its pages. */
export interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression of its `package.json`, such as `MIT`. */
  licence: string
  /** Its author, if the package names one. */
  author?: string
  /** The texts of the package's licence and notice files. */
  notices: string[]
}

/**
 * Writes `/licences.txt`: the licence of the font first, then every package, with equal texts merged.
 * @param font the font's package, with the text of its OFL
 * @throws if a package gives neither a licence text nor the name of one
 */
export function licences(font: ShippedPackage, packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, ShippedPackage[]>()
  for (const item of packages) {
    const text = noticeOf(item)
    groups.set(text, [...(groups.get(text) ?? []), item])
  }
  const parts = [
    'Licences of the software and the typeface of this site',
    'The typeface Bricolage Grotesque, reduced to the characters that this site uses:',
    section([font], noticeOf(font)),
    'The packages whose code is sent to browsers or renders the pages:',
    ...[...groups].map(([text, items]) => section(items, text)),
  ]
  return `${parts.join('\n\n')}\n`
}

const section = (items: readonly ShippedPackage[], text: string): string =>
  `${'-'.repeat(72)}\n${items.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n')}\n\n${text}`

function noticeOf({ name, licence, author, notices }: ShippedPackage): string {
  const text = notices.map((notice) => notice.replace(/\r\n?/g, '\n').trim()).join('\n\n')
  if (text) return text
  if (licence) return `The package contains no licence text. It declares: ${licence}${author ? `, by ${author}` : ''}.`
  throw new Error(
    `The package ${name} names no licence. Find out under which licence it may be distributed, or use another package.`,
  )
}
