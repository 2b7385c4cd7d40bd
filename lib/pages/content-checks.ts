import type { Nodes } from 'mdast'
import { siteConfig } from '../../site.config'
import { checkCharacters } from '../content/characters'
import { datesFile } from '../content/dates/dates'
import { publishMoment } from '../content/dates/publish-moment'
import { checkGonePages, gonePagesFile } from '../content/gone-pages'
import type { Content, ContentChecks, ContentPage } from '../content/load-content'
import { readAreas } from '../content/results/read-areas'
import { checkWordList, wordsFile } from '../content/word-list'
import { readYaml, type Yaml } from '../content/yaml/read-yaml'
import { loadLocale, localeFile, readJson } from '../i18n/load-locale'
import type { TocItem } from '../markdown/page'
import { parseMarkdown } from '../markdown/pipeline'
import { nodesOf } from '../markdown/tree'
import { endpointsFile, getEndpoints } from '../reference/endpoints'
import type { Endpoints } from '../reference/endpoints-schema'
import { collectDiagnostics, type Diagnostic } from '../shared/diagnostic'
import type { Tokens } from '../shared/tokens'
import { computedFile, getComputed } from './cases/computed'
import { checkDatesFile } from './dates/read-dates'
import { fixedPages, isFixed, pageOfFile, routeOf } from './find-page'
import type { Sources } from './get-content'
import { withoutListMessages } from './legal/legal-messages'
import { findPicture } from './pictures'

const { exported, default: fallback } = siteConfig.locales

const localeKind = (lng: string) => ({
  file: localeFile(lng, 'common'),
  read: (_: string, tokens: Tokens) => loadLocale(lng, 'common', tokens),
})

/**
 * The checks of single files of this site. The rules of the content lint check whether files agree with each other.
 */
export const contentChecks: ContentChecks = {
  data: [
    ...[...new Set([...exported, fallback])].map(localeKind),
    { file: endpointsFile, read: getEndpoints },
    { file: computedFile, read: getComputed },
    { file: datesFile, read: checkDatesFile },
    { file: 'content/cases/*/areas.yml', read: readAreas },
  ],
  text: (file, text) => [
    ...(file === wordsFile ? checkWordList(text) : []),
    ...(file === gonePagesFile ? checkGonePages(text) : []),
    ...checkCharacters(file, text, parseData(file, text)),
  ],
  async page(page, content) {
    const found = [
      ...(await checkText(page, content)).problems,
      ...checkCharacters(page.file, page.text, ...(await partsOf(page))),
      ...checkPublishAt(page, content),
    ]
    const check = isChecked(page) ? pageOfFile(page.file)?.check : undefined
    if (check === undefined) return found
    const sources = await getSources(content)
    return withoutListMessages([...found, ...(await collectDiagnostics(() => check(page, sources)))])
  },
}

/** The values of a data file; undefined for a text. */
function parseData(file: string, text: string): Yaml | undefined {
  if (file.endsWith('.txt')) return undefined
  return file.endsWith('.json') ? readJson(file, text) : readYaml(file, text)
}

/** The fields of a page, and the nodes of its text unless it cannot be parsed, which `checkText` reports. */
async function partsOf(page: ContentPage): Promise<[yaml?: Yaml, nodes?: readonly Nodes[]]> {
  if (!isChecked(page)) return []
  let nodes: readonly Nodes[] | undefined
  await collectDiagnostics(() => {
    nodes = page.tree && nodesOf(page.tree())
  })
  return [page.yaml, nodes]
}

/** Reports a publication time that the clocks of the site skip. A rule reports fixed pages that are scheduled. */
function checkPublishAt({ file, yaml, data }: ContentPage, { site }: Content): Diagnostic[] {
  const { publishAt } = (data ?? {}) as { publishAt?: unknown }
  const route = routeOf(file)
  if (typeof publishAt !== 'string' || site === undefined || route === undefined || isFixed(route.path)) return []
  const { refused } = publishMoment(publishAt, site.timeZone)
  return refused ? [{ file, ...yaml?.locationOf(['publishAt']), field: 'publishAt', ...refused }] : []
}

const isChecked = ({ file, hasKind, body }: ContentPage) => hasKind && body !== undefined && routeOf(file) !== undefined

/** The text of a page after all steps that find mistakes. */
export interface CheckedText {
  problems: readonly Diagnostic[]
  /** The headings, unless one contains an unknown token. */
  toc?: readonly TocItem[]
}

/** The result for a page, and what it depends on besides the page. */
interface CheckedPage {
  checked: Promise<CheckedText>
  pages: Content['pages']
  /** The names of the resources of the API. */
  resources: string
  /**
   * Whether another state of the pages may change the result: a picture may appear, or a message names another page.
   */
  needsPages: boolean
}

/** Cached by page, because the content lint needs both the headings and the problems. */
const checkedPages = new WeakMap<ContentPage, CheckedPage>()

/** Checks the Markdown of a page, only once as long as nothing changes that its result depends on. */
export async function checkText(page: ContentPage, content: Content): Promise<CheckedText> {
  const { pages } = content
  const resources = String((await getSources(content)).resources)
  const cached = checkedPages.get(page)
  if (cached?.resources === resources && !(cached.needsPages && cached.pages !== pages)) return cached.checked
  const entry: Omit<CheckedPage, 'checked'> = { pages, resources, needsPages: false }
  const onPages = () => {
    entry.needsPages = true
  }
  const checked = checkOnce(page, content, onPages)
  checkedPages.set(page, Object.assign(entry, { checked }))
  if ((await checked).problems.length > 0) onPages()
  return checked
}

async function checkOnce(page: ContentPage, content: Content, onPages: () => void): Promise<CheckedText> {
  const { file, tokens, data, body = '', tree } = page
  if (!isChecked(page)) return { problems: [] }
  const title = (data as { title?: string } | undefined)?.title ?? file
  const sources = await getSources(content)
  const checked: { toc?: readonly TocItem[] } = {}
  const problems = await collectDiagnostics(() =>
    parseMarkdown(body, {
      ...{ ...sources, tokens, file, title },
      picture(url, from) {
        onPages()
        return findPicture(url, from)
      },
      ...{ isChecked: true, parsed: tree },
      // Links lead to the headings of a text, whatever other mistakes it has.
      onHeadings(toc) {
        if (!toc.some(({ text }) => text.includes('{{'))) checked.toc = toc
      },
    }),
  )
  return { problems, ...checked }
}

const sourcesCache = new WeakMap<Content, Promise<Sources>>()

/** Returns what a text uses from other files. An invalid file has a fallback, so that texts can still be checked. */
function getSources(content: Content): Promise<Sources> {
  const read = sourcesCache.get(content) ?? readSources(content)
  sourcesCache.set(content, read)
  return read
}

async function readSources({ tokens, pages }: Content): Promise<Sources> {
  let endpoints: Endpoints | undefined
  // Problems of the table are reported with those of the data files.
  await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  // The labels do not matter, because the HTML is discarded.
  const texts = { linkTo: (heading: string) => heading, table: (heading: string) => heading }
  const files = [...fixedPages(), ...pages].map(({ file }) => file)
  const pagePaths = new Set(files.flatMap((file) => routeOf(file)?.path ?? []))
  return { tokens, texts, pagePaths, resources: endpoints && Object.keys(endpoints.resources) }
}
