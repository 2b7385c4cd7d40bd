import { datesFile } from '../../content/dates/dates'
import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { getEdition } from '../../content/edition'
import { cases } from '../../pages/cases/page'
import { isFixed } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation, shorten } from '../../shared/diagnostic'
import { isMissed, type PublishingTime, readTimes, type Times } from '../links/publishing-times'
import { recordedDates } from '../links/recorded-dates'
import { writtenLinks } from '../links/written-links'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'publish-fixed': {
    severity: 'error',
    what: 'This page cannot be unpublished: {path} is a fixed address of the site, and menus and other pages link to it.',
    fix: 'Remove {field}; only cases and other documentation pages may have it.',
  },
  'publish-above': {
    severity: 'error',
    what: 'This page is public {from}, but {above}, the page above it, {state}.',
    fix: 'Unpublish this page as well, or publish the one above it.',
  },
  'publish-below': {
    severity: 'error',
    what: 'This page {state}, but {count} pages below it are public without it: {paths}.',
    fix: 'Remove {field}, or unpublish the pages below it as well.',
  },
  'publish-link': {
    severity: 'error',
    what: 'This links to {path}, which {state}, but the page with the link is public {from}.',
    fix: 'Remove the link until then{otherwise}.',
  },
  'publish-no-case': {
    severity: 'error',
    what: 'No case is public, and the site needs at least one.',
    fix: 'Publish a case, or write a new one in content/cases/<name>/index.md.',
  },
  'publish-far': {
    severity: 'warning',
    what: 'This page is not public before {from}, more than two years from now.',
    fix: 'Correct the year, or write draft: true instead if nobody knows the day.',
  },
  'publish-past': {
    severity: 'warning',
    what: 'This page is new, but the time of its publication, {from}, has passed, so it is public at once.',
    fix: 'Correct the time, or remove publishAt if the page may be public now.',
  },
  'publish-long-ago': {
    severity: 'warning',
    what: 'This time was years before the site existed, so the page is already public.',
    fix: 'Correct the year, or remove publishAt if the page may be public now.',
  },
  'publish-draft': {
    severity: 'warning',
    what: 'This page is a draft, so it will not be published at the time in publishAt.',
    fix: 'Remove draft: true once it is finished, or remove publishAt.',
  },
})

/** Reports unpublished pages that others need, and times of publication that are probably mistakes. */
export const publishing = defineRule({
  title: 'Unpublished pages',
  why: 'Menus, lists, links and subpages must not depend on a page that is not public yet.',
  messages,
  async check(content) {
    const times = await readTimes(content)
    if (times === undefined) return []
    const links = writtenLinks(content).flatMap((link) => {
      const missed = times.missedBy(link)
      if (missed === undefined) return []
      const otherwise = isFixed(missed.from.path) ? '' : ', or unpublish this page as well'
      const { path } = missed.target
      const values = { path, ...describeTimes(missed.target, missed.from, times.zone), otherwise }
      return [diagnosticAt(link.location, messages['publish-link'], values)]
    })
    const dates = content.data.has(datesFile) ? recordedDates(content) : undefined
    const isNew = (path: string) => dates !== undefined && !Object.hasOwn(dates, path)
    return [
      ...content.pages.flatMap(checkFixedPage),
      ...content.pages.flatMap(checkDraft),
      ...[...times.known.values()].flatMap((page) => checkPublishAt(page, times.zone, isNew)),
      ...checkCases(content, times),
      ...checkPagesBelow(times),
      ...links,
    ]
  },
})

/** Reports a fixed page with a field that would keep it from being public. */
function checkFixedPage({ file, route, yaml, data }: SnapshotPage): Diagnostic[] {
  if (!route || !yaml || yaml.problems.length > 0 || !isFixed(route.path)) return []
  const { draft, publishAt } = (data ?? yaml.value) as { draft?: unknown; publishAt?: unknown }
  const fields = [...(draft ? ['draft'] : []), ...(publishAt === undefined ? [] : ['publishAt'])]
  return fields.map((field) =>
    diagnosticAt({ file, ...yaml.locationOf([field]), field }, messages['publish-fixed'], { path: route.path, field }),
  )
}

function checkDraft({ file, route, yaml }: SnapshotPage): Diagnostic[] {
  const { draft, publishAt } = Object(yaml?.value) as { draft?: unknown; publishAt?: unknown }
  if (!route || draft !== true || publishAt === undefined || isFixed(route.path)) return []
  return [diagnosticAt({ file, ...yaml?.locationOf(['draft']), field: 'draft' }, messages['publish-draft'])]
}

/** More days than anybody plans ahead. */
const MAX_DAYS_AHEAD = 2 * 366

/** Before this year, no site with this name existed; mistyped years are usually earlier, or far in the future. */
const FIRST_YEAR = 2015

const DAY = 86_400_000

function checkPublishAt({ page, from }: PublishingTime, zone: string, isNew: (path: string) => boolean): Diagnostic[] {
  if (page === undefined || !Number.isFinite(from)) return []
  const location = { file: page.file, ...page.yaml?.locationOf(['publishAt']), field: 'publishAt' }
  if (new Date(from).getUTCFullYear() < FIRST_YEAR) return [diagnosticAt(location, messages['publish-long-ago'])]
  const ahead = from - getEdition().now.getTime()
  const values = { from: writeTime(localTimeOf(new Date(from), zone)) }
  if (ahead < -DAY && isNew(page.route?.path ?? '')) return [diagnosticAt(location, messages['publish-past'], values)]
  return ahead < MAX_DAYS_AHEAD * DAY ? [] : [diagnosticAt(location, messages['publish-far'], values)]
}

/** Reports a site without a public case: Next cannot export `/cases/[slug]` with no page. */
function checkCases({ pages }: Snapshot, { known }: Times): Diagnostic[] {
  const { now, drafts } = getEdition()
  const casePages = pages.filter(({ route }) => route?.kind === 'case')
  const isPublic = ({ route }: SnapshotPage) => {
    const scheduled = known.get(route?.path ?? '')
    // A case with invalid front matter is reported elsewhere.
    return scheduled === undefined || drafts || scheduled.from <= now.getTime()
  }
  if (casePages.some(isPublic)) return []
  const [first] = casePages
  const location = first ? fieldOf(first) : { file: cases.file }
  return [diagnosticAt(location, messages['publish-no-case'])]
}

/**
 * Reports pages that can be reached only through one that is not public yet. A page with several of them below it is
 * reported itself, because one field keeps all of them from being reached.
 */
function checkPagesBelow({ known, zone }: Times): Diagnostic[] {
  const below = new Map<PublishingTime, PublishingTime[]>()
  for (const each of known.values()) {
    const above = known.get(each.path.slice(0, each.path.lastIndexOf('/')))
    if (!each.page || !above?.page || !isMissed(above, each)) continue
    const beside = below.get(above)
    if (beside) beside.push(each)
    else below.set(above, [each])
  }
  return [...below].flatMap(([above, pages]): Diagnostic[] => {
    const [first] = pages
    if (!first?.page || !above.page) return []
    const times = describeTimes(above, first, zone)
    if (pages.length === 1)
      return [diagnosticAt(fieldOf(first.page), messages['publish-above'], { above: above.path, ...times })]
    const paths = shorten(pages.map(({ path }) => path).join(', '), 200)
    const location = fieldOf(above.page)
    const values = { state: times.state, count: pages.length, paths, field: location.field ?? '' }
    return [diagnosticAt(location, messages['publish-below'], values)]
  })
}

/** The location of the field that keeps a page from being public, or else of its title. */
function fieldOf({ file, yaml }: SnapshotPage): SourceLocation {
  const field = ['draft', 'publishAt'].find((name) => name in ((yaml?.value ?? {}) as object)) ?? 'title'
  return { file, ...yaml?.locationOf([field]), field }
}

function describeTimes(target: PublishingTime, from: PublishingTime, zone: string): { state: string; from: string } {
  const written = (time: number) => writeTime(localTimeOf(new Date(time), zone))
  return {
    state: target.from === Number.POSITIVE_INFINITY ? 'is a draft' : `is not public before ${written(target.from)}`,
    from: from.from <= getEdition().now.getTime() ? 'now' : `from ${written(from.from)} on`,
  }
}
