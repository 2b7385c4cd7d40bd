import { brotliCompressSync, constants } from 'node:zlib'
import { type PageWeight, weightsFile } from '../../lib/lint/rules/page-weights'
import { INDEX_FILE } from '../../lib/shared/search/index-file'
import { siteConfig } from '../../site.config'
import { attribute, type Element, elementsOf, type Node, nodesOf, scriptText } from '../html'
import { kindOf, markOf } from '../mark'
import { type OutDir, openOutDir, removeProjectFile, writeProjectFile } from '../out-dir'
import { cachedText } from '../step'
import { FILES } from '../steps/framework/defer-framework'
import { readScripts } from '../steps/scripts/read-scripts'
import { TOOLS_ABOVE } from '../steps/scripts/tools'
import {
  type Budget,
  budgets,
  FONT_BUDGET,
  LOADER_BUDGET,
  OWN_RESULTS_BUDGET,
  SCRIPT_BUDGET,
  SEARCH_INDEX_BUDGET,
  SEARCH_SCRIPT_BUDGET,
  STYLE_BUDGET,
  TOOL_WORDS,
  TRANSLATIONS_BUDGET,
} from './budgets'

/** What a visitor to one page is sent. */
interface PageSize {
  page: string
  kind: string
  /** The page and pictures that are not lazy; the two fonts do not count. */
  requests: number
  /** Bytes of the page itself. */
  firstView: number
  /** Bytes of its style sheet and of its loader. */
  styles: number
  loader: number
  /** Bytes of the scripts loaded at the visitor's first move and of everything they load later, except translations. */
  later: number
  /** For `firstView`. */
  budget: number
  /** For `requests`. */
  mostRequests: number
}

/**
 * Which exceeded budgets fail the build: `everything` on the content as delivered; `code` (scripts, styles, requests and
 * fonts) once editors have changed it; `nothing` in a preview, whose banners no visitor gets.
 */
export type Strictness = 'everything' | 'code' | 'nothing'

/**
 * Removes the sizes that an earlier build saved. Otherwise the content check at the start of a build would report pages that
 * are about to change, and a failed build would leave sizes that an engineer's mistake caused.
 * @param root the project's root, absolute
 */
export const forgetSizes = (root: string): Promise<void> => removeProjectFile(root, weightsFile)

/**
 * Measures every page of the finished export and checks it against its budget. The sizes are saved for the content check,
 * except in a preview, or where the build fails.
 * @param root the project's root, absolute
 * @returns a table for people
 * @throws with every exceeded budget that fails the build
 */
export async function checkSizes(root: string, strict: Strictness): Promise<string> {
  const out = openOutDir(root)
  const sizes = await measurePages(out)
  const search = await measureSearch(out)
  const own = (await toolSize(out, 'own.js')) + (await toolSize(out, 'own-worker.js'))
  const words = strict === 'everything' ? 0 : TOOL_WORDS
  const code = [
    ...codeOverruns(sizes),
    ...(await fileOverruns(out)),
    ...searchOverruns(search, words),
    ...ownResultsOverruns(own, words),
  ]
  const tooLong = wordOverruns(sizes)
  const table = `${tableOf(sizes)}\n${lineOf(search)}\nLook at your own results: ${count(own)}`
  const ending = { everything: [...tooLong, ...code], code, nothing: [] }[strict]
  if (ending.length > 0)
    throw new Error(
      `${table}\n\n${ending.join('\n')}\nTake something away, or change postbuild/budgets/budgets.ts and say why.`,
    )
  if (strict !== 'nothing') await saveSizes(root, sizes)
  return strict === 'code' ? [table, ...tooLong].join('\n') : table
}

async function saveSizes(root: string, sizes: readonly PageSize[]): Promise<void> {
  const saved = sizes.map(({ page, firstView, budget }): [string, PageWeight] => [
    page,
    { bytes: firstView, usual: budget },
  ])
  await writeProjectFile(root, weightsFile, `${JSON.stringify(Object.fromEntries(saved), null, 2)}\n`)
}

/** The size of each page, sorted by path. */
export async function measurePages(out: OutDir): Promise<PageSize[]> {
  const files = new Set(await out.files())
  const sizes: PageSize[] = []
  for (const file of await out.pages()) {
    const html = await out.readText(file)
    const page = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
    const allowed = budgets.find(({ pages }) => pages.test(page))
    const { scripts, growth, ...facts }: PageFacts = JSON.parse(
      await cachedText(out, ['size', file, html], () => JSON.stringify(factsOf(html, file, allowed))),
    )
    let later = 0
    for (const [url, text] of await readScripts(scripts, (each) => out.readText(pathOf(each)))) {
      if (!hasTranslations(text)) later += await sizeOf(out, files, pathOf(url))
    }
    sizes.push({
      ...{ page, ...facts, later },
      firstView: await sizeOf(out, files, file),
      budget: allowed ? allowed.firstView + growth : 0,
      mostRequests: allowed?.requests ?? 0,
    })
  }
  return sizes
}

/** What the HTML of a page says about its size. */
interface PageFacts extends Pick<PageSize, 'kind' | 'requests' | 'styles' | 'loader'> {
  /** Addresses of the scripts that it loads at the visitor's first move. */
  scripts: string[]
  /** Bytes that it may have beyond its budget. */
  growth: number
}

function factsOf(html: string, file: string, allowed: Budget | undefined): PageFacts {
  const nodes = nodesOf(html)
  const mark = markOf(nodes)
  return {
    kind: kindOf(nodes, file),
    requests: 1 + elementsOf(nodes, 'img').filter((image) => attribute(image, 'loading') !== 'lazy').length,
    styles: bytesOf(elementsOf(nodes, 'style')),
    loader: bytesOf(mark ? [mark] : []),
    scripts: (mark && attribute(mark, FILES))?.split(' ') ?? [],
    growth: allowed ? growthOf(allowed, nodes) : 0,
  }
}

/** Bytes of the text in some elements, compressed quickly: at the best quality it would take a second. */
function bytesOf(elements: readonly Element[]): number {
  const text = elements.map(scriptText).join('')
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

/** Extra bytes for a page that has more of an element than its budget was made for. */
function growthOf({ grows }: Budget, nodes: readonly Node[]): number {
  if (!grows) return 0
  return Math.max(0, elementsOf(nodes, grows.tag).length - grows.beyond) * grows.bytes
}

/** A sentence for each page with too many requests, or with too large a script, style sheet or loader. */
export function codeOverruns(sizes: readonly PageSize[]): string[] {
  return sizes.flatMap(({ page, requests, later, mostRequests, styles, loader }) => [
    ...(requests > mostRequests
      ? [`${page} takes ${requests} requests, and may take ${mostRequests}. Give a picture of it loading="lazy".`]
      : []),
    ...over(`The script of ${page}`, later, SCRIPT_BUDGET),
    ...over(`The style sheet in ${page}`, styles, STYLE_BUDGET),
    ...over(`The loader in ${page}`, loader, LOADER_BUDGET),
  ])
}

/** A sentence for each page whose first response, words and markup, is too large. */
export const wordOverruns = (sizes: readonly PageSize[]): string[] =>
  sizes.flatMap(({ page, firstView, budget }) => over(`The first view of ${page}`, firstView, budget))

async function fileOverruns(out: OutDir): Promise<string[]> {
  const all = await out.files()
  const known = new Set(all)
  const overruns: string[] = []
  let fonts = 0
  for (const path of all) {
    if (path.endsWith('.woff2')) fonts += await sizeOf(out, known, path)
    if (!path.startsWith('_next/static/chunks/') || !path.endsWith('.js')) continue
    if (!hasTranslations(await out.readText(path))) continue
    overruns.push(
      ...over(`The chunk with the translations, ${path},`, await sizeOf(out, known, path), TRANSLATIONS_BUDGET),
    )
  }
  return [...overruns, ...over('The fonts together', fonts, FONT_BUDGET)]
}

/** Recognised by the name of an event that only i18next has. Translations load when the browser is idle and have a budget of their own. */
const hasTranslations = (script: string): boolean => script.includes('failedLoading')

/** Bytes of the first search. */
interface SearchSize {
  script: number
  index: number
}

/** The size of what the first search loads; 0 where there is no search. */
export async function measureSearch(out: OutDir): Promise<SearchSize> {
  return { script: await toolSize(out, 'search.js'), index: await toolSize(out, INDEX_FILE) }
}

/** Bytes of a file in the tools folder; 0 if it does not exist. */
async function toolSize(out: OutDir, name: string): Promise<number> {
  const files = await out.files()
  const path = files.find((file) => file.startsWith(`${TOOLS_ABOVE}/`) && file.endsWith(`/${name}`))
  return path === undefined ? 0 : sizeOf(out, new Set(files), path)
}

/**
 * A sentence for each part of the first search that is too large. A large index is split before, so that only the list of
 * its files can be too long. @param words bytes that edited labels may add
 */
export const searchOverruns = ({ script, index }: SearchSize, words = 0): string[] => [
  ...over('The script of the search', script, SEARCH_SCRIPT_BUDGET + words).map(
    (overrun) => overrun + labelsOf(words, 'tools.search'),
  ),
  ...over('The search index', index, SEARCH_INDEX_BUDGET),
]

/** A sentence where “Look at your own results” is too large. @param words bytes that edited labels may add */
export const ownResultsOverruns = (bytes: number, words = 0): string[] =>
  over('“Look at your own results”', bytes, OWN_RESULTS_BUDGET + words).map(
    (overrun) => overrun + labelsOf(words, 'tools.own'),
  )

/** Where the words of a tool are, once editors may have made them longer. @param group of the locale file */
const labelsOf = (words: number, group: string): string =>
  words > 0
    ? ` If its labels have become longer, shorten those under “${group}” in locales/${siteConfig.locales.default}/common.json.`
    : ''

const lineOf = ({ script, index }: SearchSize): string =>
  `The first search: script ${count(script)}, index ${count(index)}`

const pathOf = (url: string): string => url.slice(siteConfig.basePath.length + 1)

const over = (what: string, bytes: number, budget: number): string[] =>
  bytes > budget ? [`${what} has ${count(bytes)} bytes; ${count(budget)} are allowed.`] : []

/** Bytes as they are sent: of the compressed copy, where there is one. */
async function sizeOf(out: OutDir, files: ReadonlySet<string>, path: string): Promise<number> {
  return (await out.readBytes(files.has(`${path}.br`) ? `${path}.br` : path)).length
}

const count = (bytes: number): string => bytes.toLocaleString('en-GB')

function tableOf(sizes: readonly PageSize[]): string {
  const rows = sizes.map(({ page, kind, requests, firstView, later, budget }) => [
    ...[page, kind, String(requests), count(firstView), later === 0 ? '' : count(later), count(budget)],
  ])
  const all = [['page', 'kind', 'requests', 'first view', 'later', 'budget'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return `\nBytes after Brotli, fonts left out; later: scripts at the visitor's first move\n${all.map(line).join('\n')}`
}
