import { siteFile } from '../../content/site'
import { browserTitle, type DocsPageSummary } from '../../pages/docs/page-tree'
import { lengths } from '../../pages/head/lengths'
import { tabTitle } from '../../pages/head/metadata'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { sortOriginalsFirst } from '../links/originals-first'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'head-title-length': {
    severity: 'warning',
    what: 'Browser tabs and search engines show this title as “{shown}”, which is {count} characters long.',
    fix: 'Aim for {min} to {max} characters: search results cut off longer titles.',
  },
  'head-name-twice': {
    severity: 'warning',
    what: 'This title ends with the name of the site, which browser tabs and search results add themselves.',
    fix: 'Write “{instead}”.',
  },
  'head-name-length': {
    severity: 'warning',
    what: 'The name of the site is {count} characters long, and titles of pages end with it in browser tabs and search results.',
    fix: 'Use a name of at most {max} characters, such as the one that people say, because search results cut off longer titles.',
  },
  'head-description-length': {
    severity: 'warning',
    what: 'This description is {count} characters long, with facts filled in.',
    fix: 'Aim for {min} to {max} characters: a shorter one says too little, and search results cut off a longer one.',
  },
  'head-duplicate': {
    severity: 'warning',
    what: 'In search results, this {what} is the same as that of {other}.',
    fix: 'Make one of the two specific to its page.',
  },
  'head-duplicate-heading': {
    severity: 'warning',
    what: 'In the overview of the cases, this heading is the same as that of {other}.',
    fix: 'Say in one of the two what is particular to its case.',
  },
})

type Head = Pick<DocsPageSummary, 'title' | 'order'> & { description: string; heading?: unknown }

/**
 * Reports titles and descriptions that have an unsuitable length or duplicate those of another page, titles that end
 * with the name of the site, identical case headings, and a site name that is too long. A page is skipped while the
 * site’s name, a fact or one of its figures cannot be read, because the length is unknown.
 */
export const heads = defineRule({
  title: 'Titles and descriptions',
  why: 'Browser tabs, search results and previews cut off titles and descriptions above a certain length.',
  messages,
  check(content) {
    const { tokens } = content
    const readable = sortOriginalsFirst(content).flatMap((page) =>
      page.data && !page.hasPlaceholders ? [{ ...page, head: page.data as Head }] : [],
    )
    const docs = new Map(
      readable.flatMap(({ route, head }) =>
        route?.kind === 'doc'
          ? [[route.path, { path: route.path, title: head.title, order: head.order }] as const]
          : [],
      ),
    )
    const siteName = tokens.get('site.name') ?? ''
    // A name that is too long would otherwise be reported for every title.
    const longName = checkNameLength(content, siteName)
    const firsts = { title: new Map(), description: new Map(), heading: new Map() } satisfies Record<
      string,
      Map<string, string>
    >
    const ofPages = readable.flatMap((page) => {
      const { title, description, heading } = page.head
      const listed = docs.get(page.route?.path ?? '')
      // Only pages of the same branch are compared, not all: otherwise twice the pages would be four times the work.
      const ancestors = listed ? pathsTo(listed.path).flatMap((path) => docs.get(path) ?? []) : []
      const shown = tabTitle(listed ? browserTitle(ancestors, listed) : title, siteName)
      return [
        ...checkNameTwice(page, title, siteName),
        ...(longName.length > 0 ? [] : checkTitleLength(page, shown)),
        ...checkDescriptionLength(page, description),
        ...reportDuplicate(page, 'title', shown, firsts.title),
        ...reportDuplicate(page, 'description', description, firsts.description),
        ...(page.route?.kind === 'case' ? reportDuplicate(page, 'heading', String(heading), firsts.heading) : []),
      ]
    })
    return [...longName, ...ofPages]
  },
})

/** The path and those above it, such as `/docs`, `/docs/rest` and `/docs/rest/users`. */
const pathsTo = (path: string): string[] => {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join('/'))
}

const locationOf = ({ file, yaml }: SnapshotPage, field: string) => ({ file, ...yaml?.locationOf([field]), field })

/** Counts code points, not UTF-16 code units, so that most emoji count as one character. */
const countOf = (text: string): number => [...text].length

/** A longer name leaves less than half of a title for the subject of the page. */
const MAX_NAME = Math.floor(lengths.title.max / 2)

function checkNameLength({ data }: Snapshot, name: string): Diagnostic[] {
  const count = countOf(name)
  if (count <= MAX_NAME) return []
  const location = { file: siteFile, ...data.get(siteFile)?.locationOf(['name']), field: 'name' }
  return [diagnosticAt(location, messages['head-name-length'], { count, max: MAX_NAME })]
}

function checkTitleLength(page: SnapshotPage, shown: string): Diagnostic[] {
  const { min, max } = lengths.title
  const count = countOf(shown)
  if (count >= min && count <= max) return []
  return [diagnosticAt(locationOf(page, 'title'), messages['head-title-length'], { shown, count, min, max })]
}

function checkNameTwice(page: SnapshotPage, title: string, name: string): Diagnostic[] {
  const [, instead] = /^(.*\S)\s*[|–—·:-]\s*(\S.*)$/.exec(title) ?? []
  if (instead === undefined || name === '' || !title.endsWith(name)) return []
  return [diagnosticAt(locationOf(page, 'title'), messages['head-name-twice'], { instead })]
}

function checkDescriptionLength(page: SnapshotPage, description: string): Diagnostic[] {
  const { min, max } = lengths.description
  const count = countOf(description)
  if (count >= min && count <= max) return []
  return [diagnosticAt(locationOf(page, 'description'), messages['head-description-length'], { count, min, max })]
}

function reportDuplicate(
  page: SnapshotPage,
  what: 'title' | 'description' | 'heading',
  text: string,
  firsts: Map<string, string>,
) {
  const other = firsts.get(text)
  firsts.set(text, other ?? page.file)
  const message = messages[what === 'heading' ? 'head-duplicate-heading' : 'head-duplicate']
  return other === undefined ? [] : [diagnosticAt(locationOf(page, what), message, { what, other })]
}
