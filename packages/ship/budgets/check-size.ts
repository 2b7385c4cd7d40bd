import { pathAt } from '../address'
import type { Budgets, SavedSize, ToolBudget } from '../budget-settings'
import { nodesOf } from '../html'
import { TOOLS_PARENT } from '../mark'
import { type OutDir, openOutDir, removeProjectFile, writeProjectFile } from '../out-dir'
import type { ShipSettings } from '../settings'
import { budgetFor, pathOf, sizeFactsIn } from '../size-facts'
import { readScripts } from '../steps/scripts/read-scripts'

/** What a visitor to one page downloads. */
interface PageSize {
  page: string
  kind: string
  /** The page and pictures that are not lazy; fonts do not count. */
  requests: number
  /** Bytes of the page itself. */
  firstView: number
  /** Bytes of its style sheet and of its loader. */
  styles: number
  loader: number
  /**
   * Bytes of the scripts loaded at the visitor's first interaction and of everything they load later, except chunks
   * that load when the browser is idle.
   */
  later: number
  /** The budget for `firstView`, including `growth`. */
  budget: number
  /** The bytes that the budget was raised by, because editors added content. */
  growth?: number
  /** The budget for `requests`. */
  maxRequests: number
}

/**
 * Which exceeded budgets fail the build: `everything` on the content as delivered; `code` (scripts, styles, requests
 * and fonts) once editors have changed it; `nothing` in a preview, whose banners visitors never see.
 */
export type Strictness = 'everything' | 'code' | 'nothing'

/**
 * Removes the sizes that an earlier build saved. Otherwise the content lint at the start of a build would report pages
 * that are about to change, and after a failed build it would report the pages of an earlier one.
 * @param root the project's root, absolute
 */
export async function forgetSizes(root: string, { budgets: { saved } }: ShipSettings): Promise<void> {
  if (saved !== undefined) await removeProjectFile(root, saved)
}

/**
 * Measures every page of the finished export and checks it against its budget. The sizes are saved for the content
 * lint, unless the build fails, or `strict` is `nothing`.
 * @param root the project's root, absolute
 * @returns a table to print
 * @throws with every exceeded budget that fails the build
 */
export async function checkSizes(root: string, settings: ShipSettings, strict: Strictness): Promise<string> {
  const out = openOutDir(root, settings)
  const { budgets } = settings
  const sizes = await measurePages(out)
  const tools = await measureTools(out)
  const code = [
    ...codeOverruns(sizes, budgets),
    ...(await fileOverruns(out)),
    ...tools.flatMap((size) => toolOverruns(size, strict !== 'everything')),
  ]
  const tooLong = wordOverruns(sizes)
  const table = [tableOf(sizes), ...tools.map(({ budget, bytes }) => `${budget.name}: ${formatNumber(bytes)}`)].join(
    '\n',
  )
  const failing = { everything: [...tooLong, ...code], code, nothing: [] }[strict]
  if (failing.length > 0)
    throw new Error(`${table}\n\n${failing.join('\n')}\nRemove something, or change ${budgets.file} and say why.`)
  if (strict !== 'nothing') await saveSizes(root, budgets, sizes)
  return strict === 'code' ? [table, ...tooLong].join('\n') : table
}

async function saveSizes(root: string, { saved }: Budgets, sizes: readonly PageSize[]): Promise<void> {
  if (saved === undefined) return
  const all = sizes.map(({ page, firstView, budget }): [string, SavedSize] => [
    page,
    { bytes: firstView, usual: budget },
  ])
  await writeProjectFile(root, saved, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/** Measures each page. Returns the sizes in the order of `OutDir.pages`. */
export async function measurePages(out: OutDir): Promise<PageSize[]> {
  const { budgets, basePath } = out.settings
  const files = new Set(await out.files())
  const sizes: PageSize[] = []
  const factsOf = sizeFactsIn(out)
  for (const file of await out.pages()) {
    const html = await out.readText(file)
    const page = pathOf(file)
    const allowed = budgetFor(page, budgets)
    const { scripts, growth, ...facts } = await factsOf(file, html, () => nodesOf(html))
    let later = 0
    for (const [url, text] of await readScripts(
      scripts,
      (each) => out.readText(pathAt(each, out.settings)),
      basePath,
    )) {
      if (!idleChunkIn(text, budgets)) later += await sizeOf(out, files, pathAt(url, out.settings))
    }
    sizes.push({
      ...{ page, ...facts, later },
      firstView: await sizeOf(out, files, file),
      budget: allowed ? allowed.firstView + growth : 0,
      ...(growth > 0 ? { growth } : {}),
      maxRequests: allowed?.requests ?? 0,
    })
  }
  return sizes
}

/** Returns a sentence for each page with too many requests, or with too large a script, style sheet or loader. */
export function codeOverruns(sizes: readonly PageSize[], budgets: Budgets): string[] {
  return sizes.flatMap(({ page, requests, later, maxRequests, styles, loader }) => [
    ...(requests > maxRequests
      ? [`${page} takes ${requests} requests, and may take ${maxRequests}. Give one of its pictures loading="lazy".`]
      : []),
    ...over(`The script of ${page}`, later, budgets.script),
    ...over(`The style sheet in ${page}`, styles, budgets.styles),
    ...over(`The loader in ${page}`, loader, budgets.loader),
  ])
}

/** Returns a sentence for each page whose first response, words and markup, is too large. */
export const wordOverruns = (sizes: readonly PageSize[]): string[] =>
  sizes.flatMap(({ page, firstView, budget, growth = 0 }) => {
    const overruns = over(`The first view of ${page}`, firstView, budget)
    // The sum does not occur in the settings, so nobody could search for it there.
    const parts =
      growth > 0
        ? ` The budget is ${formatNumber(budget - growth)}, and ${formatNumber(growth)} more for added content.`
        : ''
    return overruns.map((overrun) => `${overrun}${parts}`)
  })

async function fileOverruns(out: OutDir): Promise<string[]> {
  const { budgets } = out.settings
  const all = await out.files()
  const known = new Set(all)
  const overruns: string[] = []
  let fonts = 0
  for (const path of all) {
    if (path.endsWith('.woff2')) fonts += await sizeOf(out, known, path)
    if (!path.startsWith('_next/static/chunks/') || !path.endsWith('.js')) continue
    const idle = idleChunkIn(await out.readText(path), budgets)
    if (idle) overruns.push(...over(`${idle.name}, ${path},`, await sizeOf(out, known, path), idle.bytes))
  }
  return [...overruns, ...over('The fonts together', fonts, budgets.fonts)]
}

/** Chunks that load when the browser is idle have budgets of their own. */
const idleChunkIn = (script: string, { idle = [] }: Budgets) => idle.find(({ contains }) => script.includes(contains))

/** The size of files that load together for one tool. */
interface ToolSize {
  budget: ToolBudget
  bytes: number
}

/** Returns the sizes of the tools that have budgets; 0 if the export has none of their files. */
export async function measureTools(out: OutDir): Promise<ToolSize[]> {
  const files = await out.files()
  const known = new Set(files)
  const sizes: ToolSize[] = []
  for (const budget of out.settings.budgets.tools ?? []) {
    const isPart = (file: string) => budget.files.some((name) => file.endsWith(`/${name}`))
    const parts = files.filter((file) => file.startsWith(`${TOOLS_PARENT}/`) && isPart(file))
    let bytes = 0
    for (const path of parts) bytes += await sizeOf(out, known, path)
    sizes.push({ budget, bytes })
  }
  return sizes
}

/** Returns a sentence if a tool is too large. @param isEdited whether editors may have made its words longer */
export function toolOverruns({ budget: { name, bytes: max, words }, bytes }: ToolSize, isEdited: boolean): string[] {
  const added = isEdited ? words : undefined
  return over(name, bytes, max + (added?.bytes ?? 0)).map((overrun) => (added ? `${overrun} ${added.hint}` : overrun))
}

const over = (what: string, bytes: number, budget: number): string[] =>
  bytes > budget ? [`${what} is ${formatNumber(bytes)} bytes; ${formatNumber(budget)} are allowed.`] : []

/** Returns the number of bytes sent: those of the compressed copy, if there is one. */
async function sizeOf(out: OutDir, files: ReadonlySet<string>, path: string): Promise<number> {
  return (await out.readBytes(files.has(`${path}.br`) ? `${path}.br` : path)).length
}

const formatNumber = (bytes: number): string => bytes.toLocaleString('en-GB')

function tableOf(sizes: readonly PageSize[]): string {
  const rows = sizes.map(({ page, kind, requests, firstView, later, budget }) => [
    page,
    kind,
    String(requests),
    formatNumber(firstView),
    later === 0 ? '' : formatNumber(later),
    formatNumber(budget),
  ])
  const all = [['page', 'kind', 'requests', 'first view', 'later', 'budget'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return `\nBytes after Brotli, fonts left out; later: scripts at the visitor's first interaction\n${all.map(line).join('\n')}`
}
