import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { getEdition } from '../../content/edition'
import { gonePagesFile, listGonePages } from '../../content/gone-pages'
import { fixedPages, routeOf } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { aliasesOf } from '../links/aliases-of'
import { withoutForeignExtension } from '../links/file-names'
import { readTimes, type Times } from '../links/publishing-times'
import { recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const meant = `add {path} on a line of ${gonePagesFile} if it is gone on purpose`

const messages = defineMessages({
  'page-moved': {
    severity: 'warning',
    what: '{path} was public and is gone. Its words are on {now} now, and nothing leads there from the old address.',
    fix: `Write aliases: [{path}] in this file, so that links to the old address still work; or ${meant}.`,
  },
  'page-gone': {
    severity: 'warning',
    what: '{path} was public, and no page has this address now.',
    fix: `If another page has replaced it, write aliases: [{path}] in the file of that page; ${meant}; otherwise restore its file.`,
  },
  'page-hidden': {
    severity: 'warning',
    what: '{path} was public, and now it {state}.',
    fix: `Remove {field} to show it again; or ${meant}.`,
  },
  'gone-public': {
    severity: 'warning',
    what: `{path} is in ${gonePagesFile}, but it is public.`,
    fix: 'Remove the line, or unpublish the page.',
  },
})

export const gonePages = defineRule({
  title: 'Pages that have gone',
  why: 'Search engines and other sites still link to a page that was public, and its disappearance may be a mistake.',
  messages,
  async check(content) {
    const times = await readTimes(content)
    if (times === undefined) return []
    const dates = recordedDates(content)
    const fixed = new Set(fixedPages().map(({ path }) => path))
    const misnamed = new Set(content.files.map((file) => routeOf(withoutForeignExtension(file) ?? '')?.path))
    const confirmed = new Set(listGonePages(content.gonePages))
    const aliases = new Set(content.pages.flatMap(aliasesOf))
    const pages = new Map(content.pages.flatMap((page) => (page.route ? [[page.route.path, page] as const] : [])))
    const gone = Object.entries(dates).flatMap(([path, { words, scheduled }]) => {
      if (confirmed.has(path) || aliases.has(path)) return []
      const page = pages.get(path)
      if (page) return scheduled ? [] : hidden(page, path, times)
      // The rule `routes` reports a fixed page without its file: nothing else can have its address.
      // The rule `unused-files` reports a page that is not read because of its extension.
      if (fixed.has(path) || misnamed.has(path)) return []
      const moved = [...pages].find(([now]) => dates[now]?.words === words)
      if (moved === undefined) return [diagnosticAt({ file: gonePagesFile }, messages['page-gone'], { path })]
      const [now, { file, yaml }] = moved
      return [diagnosticAt({ file, ...yaml?.locationOf(['title']) }, messages['page-moved'], { path, now })]
    })
    return [...gone, ...publicAgain(content.gonePages, times)]
  },
})

/** A page that a field hides. */
function hidden({ file, yaml }: SnapshotPage, path: string, { known, zone }: Times): Diagnostic[] {
  const from = known.get(path)?.from ?? Number.NEGATIVE_INFINITY
  const { now, preview } = getEdition()
  if (preview || from <= now.getTime()) return []
  const isDraft = from === Number.POSITIVE_INFINITY
  const field = isDraft ? 'draft' : 'publishAt'
  const state = isDraft ? 'is a draft' : `is not shown before ${writeTime(localTimeOf(new Date(from), zone))}`
  const location = { file, ...yaml?.locationOf([field]), field }
  return [diagnosticAt(location, messages['page-hidden'], { path, state, field })]
}

/** Lines of the file that name a public page. */
function publicAgain(text: string, { known }: Times): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    const path = line.trim()
    const from = known.get(path)?.from
    if (from === undefined || from > getEdition().now.getTime()) return []
    return [diagnosticAt({ file: gonePagesFile, line: index + 1, column: 1 }, messages['gone-public'], { path })]
  })
}
