import { siteConfig } from '../../../site.config'
import { docsIndex, reference } from '../../pages/docs/page'
import { fixedPages } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../shared/diagnostic'
import { sortOriginalsFirst } from '../links/originals-first'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'page-without-parent': {
    severity: 'warning',
    what: 'No menu shows this page: it belongs below {above}, but there is no such page.',
    fix: 'Create {file}, or move this page into the folder of the page that it belongs below.',
  },
  'page-same-order': {
    severity: 'warning',
    what: 'This page has the same order as {other}, so their file names decide which of them comes first.',
    fix: 'Give one of them another number.',
  },
  'page-same-name': {
    severity: 'warning',
    what: 'The navigation shows this page and {other} as “{found}”.',
    fix: 'In one of the two, write in nav what is particular to the page.',
  },
  'menu-label-twice': {
    severity: 'warning',
    what: '“{found}” is the label of two links in menus: of this one and of {other}.',
    fix: 'Give each the name of its own page.',
  },
  'menu-label-long': {
    severity: 'warning',
    what: 'This menu label is {count} characters long, more than the header has room for.',
    fix: 'Write at most {max} characters.',
  },
  'page-layout': {
    severity: 'error',
    what: 'The layout “{layout}” shows the {list}, which belongs on {path} alone.',
    fix: 'Remove the field layout.',
  },
})

/** The only page for each layout that shows a list. */
const layouts: Readonly<Record<string, { list: string; path: string }>> = {
  index: { list: 'list of APIs', path: docsIndex.path },
  resources: { list: 'list of reference pages', path: reference.path },
}

/** Reports pages and labels whose place or name in a menu is missing, repeated or too long, and misplaced layouts. */
export const menus = defineRule({
  title: 'Order and menus',
  why: 'In menus and lists, the address of a page decides which page it is below, and its fields decide the order.',
  messages,
  check: (content) => [
    ...checkLabels(content),
    ...checkParents(content),
    ...checkOrder(content),
    ...checkNames(content),
    ...content.pages.flatMap(checkLayout),
  ],
})

/** The labels of links in the header and the footer, in `site` of the locale files. */
const menuLabels = [
  'about',
  'cases',
  'help',
  'logIn',
  'signUp',
  'pricing',
  'docs',
  'contact',
  'status',
  'terms',
  'privacy',
]

/** The longest label: about a fifth of the header on a small laptop. */
const MAX_CHARACTERS = 24

function checkLabels({ data }: Snapshot): Diagnostic[] {
  const { default: fallback, exported } = siteConfig.locales
  return [...new Set([fallback, ...exported])].flatMap((language) => {
    const file = `locales/${language}/common.json`
    const yaml = data.get(file)
    const { site } = Object(yaml?.value) as { site?: unknown }
    const seen = new Map<string, string>()
    return menuLabels.flatMap((name): Diagnostic[] => {
      const found = (Object(site) as Readonly<Record<string, unknown>>)[name]
      if (yaml === undefined || typeof found !== 'string') return []
      const location = { file, ...yaml.locationOf(['site', name]), field: `site.${name}` }
      const key = found.trim().toLowerCase()
      const other = seen.get(key)
      seen.set(key, other ?? `site.${name}`)
      const { length: count } = [...found]
      return [
        ...(other === undefined ? [] : [diagnosticAt(location, messages['menu-label-twice'], { found, other })]),
        ...(count > MAX_CHARACTERS
          ? [diagnosticAt(location, messages['menu-label-long'], { count, max: MAX_CHARACTERS })]
          : []),
      ]
    })
  })
}

function checkLayout(page: SnapshotPage): Diagnostic[] {
  const { layout = '' } = (page.yaml?.value ?? {}) as { layout?: string }
  const own = page.route?.kind === 'doc' && Object.hasOwn(layouts, layout) ? layouts[layout] : undefined
  if (own === undefined || own.path === page.route?.path) return []
  return [diagnosticAt(fieldOf(page, 'layout'), messages['page-layout'], { layout, ...own })]
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Reports pages of the documentation whose parent page does not exist. */
function checkParents({ pages }: Snapshot): Diagnostic[] {
  const paths = new Set(pages.map(({ route }) => route?.path))
  return pages.flatMap((page) => {
    const above = parentOf(page.route?.path ?? '')
    if (page.route?.kind !== 'doc' || above === '' || above === docsIndex.path || paths.has(above)) return []
    // The rule `routes` reports a fixed page without its file.
    if (fixedPages().some(({ path }) => path === above)) return []
    const location = fieldOf(page, 'title')
    return [diagnosticAt(location, messages['page-without-parent'], { above, file: `content${above}.md` })]
  })
}

/** Reports cases, and pages of one menu, with the same `order`. */
function checkOrder(content: Snapshot): Diagnostic[] {
  const before = new Map<string, SnapshotPage>()
  return sortOriginalsFirst(content).flatMap((page) => {
    const { order, card } = (page.data ?? {}) as { order?: unknown; card?: { order?: unknown } }
    const found = card?.order ?? order
    if (typeof found !== 'number' || page.route === undefined) return []
    const place = `${parentOf(page.route.path)} ${found}`
    const other = before.get(place)
    if (other === undefined) {
      before.set(place, page)
      return []
    }
    const location = fieldOf(page, ...(card ? ['card', 'order'] : ['order']))
    return [diagnosticAt(location, messages['page-same-order'], { other: other.file })]
  })
}

/**
 * Reports pages of one menu that have the same name in it, at least one of them from `nav`; the rule `heads` reports
 * equal titles.
 */
function checkNames(content: Snapshot): Diagnostic[] {
  const before = new Map<string, { file: string; nav: unknown }>()
  return sortOriginalsFirst(content).flatMap((page) => {
    const { nav, title } = (page.data ?? {}) as { nav?: unknown; title?: unknown }
    const found = nav ?? title
    if (page.route?.kind !== 'doc' || typeof found !== 'string') return []
    const place = `${parentOf(page.route.path)} ${found.toLowerCase()}`
    const other = before.get(place)
    if (other === undefined) before.set(place, { file: page.file, nav })
    if (other === undefined || (nav === undefined && other.nav === undefined)) return []
    return [
      diagnosticAt(fieldOf(page, nav === undefined ? 'title' : 'nav'), messages['page-same-name'], {
        found,
        other: other.file,
      }),
    ]
  })
}

const fieldOf = ({ file, yaml }: SnapshotPage, ...path: readonly string[]): SourceLocation => ({
  file,
  ...yaml?.locationOf(path),
  field: path.join('.'),
})
