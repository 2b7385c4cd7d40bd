import { basename, dirname, posix } from 'node:path'
import { routeOf } from '../../pages/find-page'
import { slugify } from '../../shared/slugify'

const plainName = /^[A-Za-z0-9_-]+$/

/**
 * Returns the first part of a page's path that cannot be part of an address, such as `First Session`; undefined if
 * every part can.
 */
export const invalidNameIn = (file: string): string | undefined =>
  file
    .replace(/\.md$/, '')
    .split('/')
    .find((name) => !plainName.test(name))

/** Converts the path of a page so that its names can be part of an address. */
export const plainPathOf = (file: string): string =>
  `${file
    .replace(/\.md$/, '')
    .split('/')
    .map((name) => (plainName.test(name) ? name : slugify(name)))
    .join('/')}.md`

/**
 * Returns the path of the `index.md` that the text of a case should be, if the case has none.
 * @param present the paths of all files
 */
export function indexMeant(file: string, present: ReadonlySet<string>): string | undefined {
  const index = posix.join(posix.dirname(file), 'index.md')
  const isMeant = file.endsWith('.md') && !present.has(index) && !routeOf(file) && routeOf(index)?.kind === 'case'
  return isMeant ? index : undefined
}

const foreign = /^(.+\.(?:md|ya?ml|csv|txt|json))\.(?:txt|text|docx?|rtf|odt|html?)$/i

/** Other extensions of Markdown, and `.md` in capitals. */
const otherMarkdown = /^(.+)\.(?:markdown|mdown|mdwn|mkdn?|mdx|MD|Md)$/

/**
 * Returns `first-session.md` for `first-session.md.txt` or `first-session.markdown`, which other programs write;
 * undefined for other names.
 */
export const withoutForeignExtension = (file: string): string | undefined =>
  foreign.exec(file)?.[1] ?? (otherMarkdown.test(file) ? file.replace(otherMarkdown, '$1.md') : undefined)

/** What systems and editors add to the name of a copy: `.txt`, `~`, ` (1)`, ` copy`. */
const addition = /(?:\.[a-z]{2,5}|~|[ _-]\(?\d\)?| ?[-–]? ?copy(?: \d+)?)$/i

/**
 * Finds the file that is probably a missing one under another name: `about.md.txt` or `about-us.md` for `about.md`, and
 * `a.xlsx` for `a.csv`.
 * @param missing the path of a file that the site needs
 * @param others the paths of files that nothing uses
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

/**
 * Finds the file in another folder with the name of a missing one, if there is only one.
 * @param missing the path of a file that the site needs; no `index.md` is found, because every folder may have one
 * @param others the paths of files that nothing uses
 */
export function movedFile(missing: string, others: readonly string[]): string | undefined {
  const [only, ...more] = others.filter((file) => basename(file) === basename(missing))
  return more.length === 0 && basename(missing) !== 'index.md' ? only : undefined
}
