import { basename, posix } from 'node:path'
import { splitFrontMatter } from '../../content/front-matter'
import { gonePagesFile } from '../../content/gone-pages'
import { namesAt } from '../../content/schemas/field'
import { wordsFile } from '../../content/word-list'
import { fixedPages, pageOfFile, routeOf, schemaOf } from '../../pages/find-page'
import {
  collectDiagnostics,
  type Diagnostic,
  defineMessages,
  diagnosticAt,
  type fillMessage,
} from '../../shared/diagnostic'
import { slugify } from '../../shared/slugify'
import { indexMeant, invalidNameIn, movedFile, plainPathOf, renamedFile } from '../links/file-names'
import { recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'file-no-page': {
    severity: 'error',
    what: 'A file in this folder does not become a page.',
    fix: 'Move it to content/docs, or to content/cases/<name>/index.md.',
  },
  'file-not-list': {
    severity: 'error',
    what: 'This file seems to be {instead}, which is not a page.',
    fix: 'Rename it to {instead}.',
  },
  'file-not-index': {
    severity: 'error',
    what: 'The page of a case is its index.md, which is missing here, and this file does not become a page.',
    fix: 'Rename it to index.md.',
  },
  'file-odd-name': {
    severity: 'error',
    what: '“{found}” cannot be part of an address, so this file does not become a page.',
    fix: 'Rename it to “{instead}”: lower-case letters without accents, digits and hyphens.',
  },
  'file-copy': {
    severity: 'error',
    what: 'This file is named like a copy of {original}, so it does not become a page.',
    fix: 'If it is the beginning of a new page, give it a name of its own, in lower-case letters without accents, digits and hyphens; otherwise delete it.',
  },
  'file-no-schema': {
    severity: 'error',
    what: 'This folder has only the fixed pages of the site, and none has this name.',
    fix: 'Move the file to content/docs, or ask an engineer to define a page for it, as CONTRIBUTING.md explains.',
  },
  'file-same-address': {
    severity: 'error',
    what: 'This file and {other} would both become {path}.',
    fix: 'Delete the one that is not needed, or rename one of them.',
  },
  'page-renamed': {
    severity: 'error',
    what: 'The site needs {missing} for the page {path}, and this file seems to be it, under another name.',
    fix: 'Rename it to {instead}.',
  },
  'page-elsewhere': {
    severity: 'error',
    what: 'The site needs {missing} for the page {path}, and this file seems to be it, in another folder.',
    fix: 'Move it to {missing}.',
  },
  'case-elsewhere': {
    severity: 'error',
    what: 'This folder has the areas of a case, and is not in content/cases.',
    fix: 'Move the whole folder to content/cases/{name}.',
  },
  'page-missing': {
    severity: 'error',
    what: 'The site needs the page {path}, and its file is missing.',
    fix: 'Restore the file from Git, or write it again with its title, description and other fields.',
  },
})

/** Reports Markdown files that do not become a page of their own, and fixed pages without a file. */
export const routes = defineRule({
  title: 'Files and the pages they become',
  why: 'Every Markdown file becomes one page, every page comes from one file, and fixed pages are always there.',
  messages,
  async check({ pages, files, data }) {
    const firsts = new Map<string, string>()
    const present = new Set(files)
    const unknown = files.filter((file) => pageOfFile(file) === undefined)
    const missing = fixedPages().filter(
      ({ path, file }) => !present.has(file) && !pages.some(({ route }) => route?.path === path),
    )
    const renamed = new Map(missing.map(({ file }) => [renamedFile(file, unknown) ?? movedFile(file, unknown), file]))
    const known = recordedDates({ data })
    for (const { file } of missing) {
      if ([...renamed].some(([under, page]) => under !== undefined && page === file)) continue
      // A page without a date has never been public, so it may be the missing one, in another folder.
      const undated = pages.flatMap((page) =>
        page.route !== undefined && !Object.hasOwn(known, page.route.path) ? [page.file] : [],
      )
      const moved = movedFile(file, undated)
      if (moved !== undefined) renamed.set(moved, file)
    }
    for (const [renamedTo, page] of await findRenamed(pages, missing, renamed)) renamed.set(renamedTo, page)
    const renamedOf = new Map([...renamed].map(([found, page]) => [page, found]))
    const misplaced = pages.flatMap(({ file, route }): Diagnostic[] => {
      if (renamed.has(file)) return []
      const folder = posix.dirname(file)
      if (route?.kind !== 'case' && present.has(`${folder}/areas.yml`) && !isAmongCases(folder))
        return [diagnosticAt({ file }, messages['case-elsewhere'], { name: basename(folder) })]
      if (route === undefined) return [diagnosticAt({ file }, ...misplacedMessage(file, present))]
      const { path } = route
      const other = firsts.get(path)
      firsts.set(path, other ?? file)
      return [
        ...(pageOfFile(file) === undefined ? [diagnosticAt({ file }, ...withoutSchema(file, present))] : []),
        ...(other === undefined ? [] : [reportSameAddress(other, file, path, present)]),
      ]
    })
    return [...misplaced, ...missing.map((page) => reportMissingPage(page, renamedOf.get(page.file)))]
  },
})

/** Whether a folder is among those of the cases, even if its own name makes no case of it. */
const isAmongCases = (folder: string) => routeOf(posix.join(posix.dirname(folder), 'any', 'index.md'))?.kind === 'case'

/** Reports the second of two files with the same address, or the first if the second begins a folder of pages. */
function reportSameAddress(first: string, second: string, path: string, present: ReadonlySet<string>): Diagnostic {
  const folder = posix.dirname(second)
  const isPageBelow = (path: string) => path !== second && path.startsWith(`${folder}/`) && path.endsWith('.md')
  const isBeginning = posix.basename(second) === 'index.md' && [...present].some(isPageBelow)
  const [file, other] = isBeginning ? [first, second] : [second, first]
  return diagnosticAt({ file }, messages['file-same-address'], { other, path })
}

/**
 * Finds a missing fixed page under a very different name by its fields: it is the only text of its folder that is not a
 * page and has no fields but those of the missing one, which is the only page missing from the folder.
 */
async function findRenamed(
  pages: readonly SnapshotPage[],
  missing: readonly { file: string }[],
  renamed: ReadonlyMap<unknown, string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { file } of missing) {
    if ([...renamed].some(([under, page]) => under !== undefined && page === file)) continue
    const names = namesAt(await schemaOf(file), [])
    const candidates: string[] = []
    for (const other of pages) {
      if (posix.dirname(other.file) !== posix.dirname(file) || pageOfFile(other.file) !== undefined) continue
      await collectDiagnostics(() => {
        const fields = Object.keys(Object(splitFrontMatter(other.file, other.text).yaml.value))
        if (fields.length > 0 && fields.every((name) => names.includes(name))) candidates.push(other.file)
      })
    }
    const [only] = candidates
    if (
      only &&
      candidates.length === 1 &&
      missing.filter((page) => posix.dirname(page.file) === posix.dirname(file)).length === 1
    )
      found.set(only, file)
  }
  return found
}

/**
 * Matches what computers add to the name of a copy: `about copy 2.md`, `about - Copy.md`, `about (1).md`, `Copy of
 * about.md`, `about (Anna's conflicted copy).md`, `about.sync-conflict-1.md`, `about - Kopie.md`, `about 2.md`,
 * `about_BACKUP_123.md`.
 */
const copyMark =
  /^(?:copy of|kopie van) |(?: -)? (?:copy|kopie)(?: \d+| \(\d+\))?(?=\.md$)| ?\((?:\d+|kopie|[^()]*\bconflict[^()]*)\)(?=\.md$)| \d{1,2}(?=\.md$)|[._-](?:sync-)?conflict.*(?=\.md$)|[._](?:backup|base|local|remote)[._]\d+(?=\.md$)/i

/** The path of the file of which another is a copy, by its name; the path itself if it is not named like a copy. */
const originalOf = (file: string) => posix.join(posix.dirname(file), basename(file).replace(copyMark, ''))

/** Returns the message about a text in the folder of the fixed pages that is none of them. */
function withoutSchema(file: string, present: ReadonlySet<string>): Parameters<typeof fillMessage> {
  const original = originalOf(file)
  return original !== file && present.has(original)
    ? [messages['file-copy'], { original }]
    : [messages['file-no-schema']]
}

/**
 * Returns the message that explains why a text does not become a page.
 * @param present the paths of all files
 */
function misplacedMessage(file: string, present: ReadonlySet<string>): Parameters<typeof fillMessage> {
  const original = originalOf(file)
  if (original !== file && present.has(original)) return [messages['file-copy'], { original }]
  const list = file.replace(/\.md$/, '.txt')
  if ([gonePagesFile, wordsFile].includes(list) && !present.has(list))
    return [messages['file-not-list'], { instead: basename(list) }]
  if (indexMeant(file, present) !== undefined) return [messages['file-not-index']]
  const found = invalidNameIn(file)
  // The file lost its name when a copy of it was saved.
  if (original !== file && routeOf(original) !== undefined)
    return [messages['file-odd-name'], { found: found ?? basename(file), instead: basename(original, '.md') }]
  const plain = plainPathOf(file)
  if (found === undefined || routeOf(plain) === undefined) return [messages['file-no-page']]
  if (pageOfFile(plain) === undefined) return [messages['file-no-schema']]
  return [messages['file-odd-name'], { found, instead: slugify(found) }]
}

function reportMissingPage({ path, file }: { path: string; file: string }, renamed: string | undefined): Diagnostic {
  if (renamed === undefined) return diagnosticAt({ file }, messages['page-missing'], { path })
  if (posix.dirname(renamed) !== posix.dirname(file))
    return diagnosticAt({ file: renamed }, messages['page-elsewhere'], { missing: file, path })
  return diagnosticAt({ file: renamed }, messages['page-renamed'], { missing: file, path, instead: basename(file) })
}
