import { posix } from 'node:path'
import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { getEdition } from '../../content/edition'
import { gonePagesFile, listGonePages } from '../../content/gone-pages'
import { fixedPages, routeOf } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { aliasesOf } from '../links/aliases-of'
import { foldersWithoutText } from '../links/case-folders'
import { indexMeant, withoutForeignExtension } from '../links/file-names'
import { readTimes, type Times } from '../links/publishing-times'
import { hashesOf, recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const ifRemoved = `add {path} on a line of ${gonePagesFile} if it was removed on purpose`

const messages = defineMessages({
  'page-moved': {
    severity: 'warning',
    what: '{path} was public and is gone. Its words are now on {now}, but the old address does not redirect there.',
    fix: `Write aliases: [{path}] in this file, so that links to the old address still work; or ${ifRemoved}.`,
  },
  'page-gone': {
    severity: 'warning',
    what: '{path} was public, but no page has this address now.',
    fix: `If another page has replaced it, write aliases: [{path}] in the file of that page; ${ifRemoved}; otherwise restore its file.`,
  },
  'page-replaced': {
    severity: 'warning',
    what: '{path} was public and is gone, and {now} is new.',
    fix: `If this page has replaced it, write aliases: [{path}] in this file; ${ifRemoved}; otherwise restore the old file.`,
  },
  'page-hidden': {
    severity: 'warning',
    what: '{path} was public, but now it {state}.',
    fix: `Remove {field} to show it again; or ${ifRemoved}.`,
  },
  'gone-public': {
    severity: 'warning',
    what: `{path} is in ${gonePagesFile}, but it is public.`,
    fix: 'Remove the line{otherwise}.',
  },
})

/**
 * Reports public pages that have been moved, removed or unpublished without an alias or a confirmation, and
 * confirmations of pages that are public.
 */
export const gonePages = defineRule({
  title: 'Pages that have gone',
  why: 'Search engines and other sites still link to a page that was public, and its disappearance may be a mistake.',
  messages,
  async check(content) {
    const times = await readTimes(content)
    if (times === undefined) return []
    const dates = recordedDates(content)
    const fixed = new Set(fixedPages().map(({ path }) => path))
    const confirmed = new Set(listGonePages(content.gonePages))
    const aliases = new Set(content.pages.flatMap(aliasesOf))
    const pages = new Map(content.pages.flatMap((page) => (page.route ? [[page.route.path, page] as const] : [])))
    const unpublished = Object.keys(dates).flatMap((path) => {
      const page = confirmed.has(path) || aliases.has(path) ? undefined : pages.get(path)
      return page ? findHidden(page, path, times) : []
    })
    // The rule `routes` reports a fixed page without its file, because nothing else can have its address.
    const absent = Object.keys(dates).filter((path) =>
      [confirmed, aliases, pages, fixed].every((known) => !known.has(path)),
    )
    // Pages that are not read because of their names are reported elsewhere.
    const misnamed = absent.length > 0 ? pathsMeant(content.files) : new Set()
    const withoutPage = absent.filter((path) => !misnamed.has(path))
    const wasPublic = await readPublic([...unpublished.map(({ path }) => path), ...withoutPage], content, times)
    const hiddenPages = unpublished.flatMap(({ path, problem }) => (wasPublic(path) ? [problem] : []))
    const gone = withoutPage.filter(wasPublic)
    const now = getEdition().now.getTime()
    const added = [...pages.keys()].filter(
      (path) => !Object.hasOwn(dates, path) && !fixed.has(path) && (times.known.get(path)?.from ?? now) <= now,
    )
    const hashes = gone.length > 0 && added.length > 0 ? await hashesOf(added) : new Map<string, string>()
    for (const path of pages.keys()) if (dates[path]) hashes.set(path, dates[path].words)
    const missing = gone.map((path) => {
      const moved = [...hashes].find(([, words]) => words === dates[path]?.words)?.[0]
      const replaced = moved ?? replacementOf(path, gone, added)
      const { file = gonePagesFile, yaml } = (replaced === undefined ? undefined : pages.get(replaced)) ?? {}
      if (replaced === undefined) return diagnosticAt({ file }, messages['page-gone'], { path })
      const message = messages[moved === undefined ? 'page-replaced' : 'page-moved']
      return diagnosticAt({ file, ...yaml?.locationOf(['title']) }, message, { path, now: replaced })
    })
    return [...hiddenPages, ...missing, ...findPublicAgain(content.gonePages, times, fixed)]
  },
})

/**
 * The paths that pages would have if their files had the right extension, capitals and, for a case, name, and the paths
 * of cases whose text is missing.
 */
function pathsMeant(files: readonly string[]): Set<string | undefined> {
  const present = new Set(files)
  const meant = files.flatMap((file) => [withoutForeignExtension(file), indexMeant(file, present), file.toLowerCase()])
  const missing = [...foldersWithoutText(files)].map((folder) => `${folder}/index.md`)
  return new Set([...meant, ...missing].map((file) => routeOf(file ?? '')?.path))
}

/**
 * Distinguishes pages that were public from those that were drafts or scheduled whenever the site was published.
 * Without Git, the dates of a page show only whether it was scheduled when it was stamped.
 * @param paths the pages to look up
 */
async function readPublic(
  paths: readonly string[],
  content: Snapshot,
  { zone: timeZone }: Times,
): Promise<(path: string) => boolean> {
  const { now } = getEdition()
  const known = paths.length > 0 ? await content.publicBefore?.(paths, { now, timeZone }) : undefined
  const dates = recordedDates(content)
  return (path) => known?.has(path) ?? !dates[path]?.scheduled
}

/**
 * The one page that may have replaced another whose words were changed at the same time: in its folder, or with its
 * name.
 */
function replacementOf(path: string, gone: readonly string[], added: readonly string[]): string | undefined {
  const { basename, dirname } = posix
  const isNear = (one: string, other: string) => dirname(one) === dirname(other) || basename(one) === basename(other)
  const [candidate, ...others] = added.filter((each) => isNear(each, path))
  if (candidate === undefined || others.length > 0) return undefined
  return gone.filter((each) => isNear(each, candidate)).length === 1 ? candidate : undefined
}

interface HiddenPage {
  path: string
  problem: Diagnostic
}

/** Returns a page that a field hides. */
function findHidden({ file, yaml }: SnapshotPage, path: string, { known, zone }: Times): HiddenPage[] {
  const from = known.get(path)?.from ?? Number.NEGATIVE_INFINITY
  const { now, preview } = getEdition()
  if (preview || from <= now.getTime()) return []
  const isDraft = from === Number.POSITIVE_INFINITY
  const field = isDraft ? 'draft' : 'publishAt'
  const state = isDraft ? 'is a draft' : `is not shown before ${writeTime(localTimeOf(new Date(from), zone))}`
  const location = { file, ...yaml?.locationOf([field]), field }
  return [{ path, problem: diagnosticAt(location, messages['page-hidden'], { path, state, field }) }]
}

/** Reports lines of the file that name a public page. */
function findPublicAgain(text: string, { known }: Times, fixed: ReadonlySet<string>): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    const path = line.trim()
    const from = known.get(path)?.from
    if (from === undefined || from > getEdition().now.getTime()) return []
    // A fixed page cannot be unpublished.
    const otherwise = fixed.has(path) ? '' : ', or unpublish the page'
    const location = { file: gonePagesFile, line: index + 1, column: 1 }
    return [diagnosticAt(location, messages['gone-public'], { path, otherwise })]
  })
}
