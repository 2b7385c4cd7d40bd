import { basename, dirname } from 'node:path'

const plainName = /^[A-Za-z0-9_-]+$/

/** The first part of a page's path that cannot be part of an address, such as `First Session`; undefined if all can. */
export const oddNameIn = (file: string): string | undefined =>
  file
    .replace(/\.md$/, '')
    .split('/')
    .find((name) => !plainName.test(name))

/** A name that can be part of an address, made from one that cannot: `First Session (2)` becomes `first-session-2`. */
export const plainNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The path of a page with names that can be part of an address. */
export const plainPathOf = (file: string): string =>
  `${file
    .replace(/\.md$/, '')
    .split('/')
    .map((name) => (plainName.test(name) ? name : plainNameOf(name)))
    .join('/')}.md`

const foreign = /^(.+\.(?:md|ya?ml|csv|txt|json))\.(?:txt|text|docx?|rtf|odt|html?)$/i

/** Other extensions of Markdown, and `.md` in capitals. */
const otherMarkdown = /^(.+)\.(?:markdown|mdown|mdwn|mkdn?|mdx|MD|Md)$/

/** `first-session.md` of `first-session.md.txt` or `first-session.markdown`, as other programs name files; undefined for other names. */
export const withoutForeignExtension = (file: string): string | undefined =>
  foreign.exec(file)?.[1] ?? (otherMarkdown.test(file) ? file.replace(otherMarkdown, '$1.md') : undefined)

/** Added to names by systems and editors that save a copy: `.txt`, `~`, ` (1)`, ` copy`. */
const addition = /(?:\.[a-z]{2,5}|~|[ _-]\(?\d\)?| ?[-–]? ?copy(?: \d+)?)$/i

/**
 * The file that is probably a missing one under another name: `about.md.txt`, `about-us.md` and `a.xlsx` for `about.md` and
 * `a.csv`.
 * @param missing path of a file that the site needs
 * @param others files that nothing uses
 */
export function renamedFile(missing: string, others: readonly string[]): string | undefined {
  const nearby = others.filter((file) => dirname(file) === dirname(missing))
  const name = basename(missing).toLowerCase()
  const stem = name.replace(/\.[^.]*$/, '')
  const rank = (file: string): number => {
    const own = basename(file).toLowerCase()
    const ownStem = own.replace(/\.[^.]*$/, '')
    if (own.startsWith(name)) return 4
    if (own.replace(addition, '') === name || ownStem.replace(addition, '') === stem) return 3
    if (ownStem === stem) return 2
    return stem.length > 2 && ownStem.startsWith(`${stem}-`) ? 1 : 0
  }
  return nearby.filter((file) => rank(file) > 0).sort((a, b) => rank(b) - rank(a))[0]
}
