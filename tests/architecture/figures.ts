import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pages } from '../../lib/pages'
import { findCycles } from './cycles'
import { listPackages } from './entry-points'
import { buildModuleGraph, findLoaded, type ModuleGraph } from './module-graph'
import { isTest } from './module-kinds'
import type { Module, Source } from './source'

/** A metric of the code’s size or complexity. */
export interface Figure {
  name: string
  value: number
  /** `tests/architecture.test.ts` fails above it. A figure without a limit is only reported. */
  limit?: number
  /** The target. */
  aim: string
  /** What it counts, to show where it could be lowered. */
  of?: readonly string[]
}

/**
 * Measures the project.
 * @param sources every module and style sheet, tests included
 * @param modules the modules among them, parsed
 * @param paths every file
 */
export function measureFigures(
  sources: readonly Source[],
  modules: readonly Module[],
  paths: readonly string[],
): Figure[] {
  const product = modules.filter(({ path }) => !isTest(path))
  const graph = buildModuleGraph(product, listPackages())
  const traced: string[] = JSON.parse(
    execFileSync('node', ['tests/architecture/trace-about.mjs'], { encoding: 'utf8' }),
  )
  const loaded = listLoadedModules(graph, 'about', (path) => traced.includes(path))
  const [folders, all] = [countFlatFiles(paths), countFlatFiles(paths, { withTests: true })]
  const [cycles, longCycles] = [false, true].map((isThroughModules) =>
    ['lib', 'packages'].flatMap((root) => findCycles(graph, root, isThroughModules).map((each) => each.join(', '))),
  ) as [string[], string[]]
  const lists = listPageLists(product, pages)
  const { productLines, productFiles, testLines } = countCode(sources)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return [
    {
      name: 'modules of lib and packages that a build of /about loads',
      ...{ value: loaded.length, limit: 60, aim: '60', of: loaded },
    },
    {
      name: 'files in the fullest folder of the product, without its sub-folders',
      ...{ value: folders[0]?.[1] ?? 0, limit: 30, aim: '30' },
      of: above(30, folders),
    },
    {
      name: 'files in the fullest folder, with tests',
      ...{ value: all[0]?.[1] ?? 0, aim: 'a folder that can be taken in at a glance', of: above(30, all) },
    },
    {
      name: 'import cycles between folders of lib and packages',
      ...{ value: cycles.length, limit: 0, aim: '0', of: cycles },
    },
    {
      name: 'import cycles between these folders that pass through a module beside them',
      ...{ value: longCycles.length, limit: 1, aim: '1, through the site map: docs/decisions/139', of: longCycles },
    },
    { name: 'lists in which a page is registered', value: lists.length, limit: 1, aim: '1', of: lists },
    { name: 'lines of product (TypeScript and CSS, without tests)', value: productLines, aim: '44,000' },
    { name: 'files of product', value: productFiles, aim: '700' },
    { name: 'lines of tests', value: testLines, aim: '34,000' },
    {
      name: 'decision records',
      value: paths.filter((path) => /^docs\/decisions\/\d/.test(path)).length,
      aim: 'those that answer a question someone will ask',
    },
    { name: 'npm scripts', value: Object.keys(scripts).length, aim: 'those that people type often' },
    { name: 'lines of README.md', value: countLines(readFileSync('README.md', 'utf8')), aim: 'a hub' },
  ]
}

/**
 * Lists the modules of lib and packages that a build of one page loads. It follows the imports of the page’s route, and
 * those of the layouts, error screens and so on in each folder that contains it. Type imports are left out, because
 * compiling removes them, and an `import()` counts if it runs.
 * @param name of the page’s route, such as `about`
 * @param hasRun whether a module was loaded by `import()` while the page was rendered; see `trace-about.mjs`
 */
export function listLoadedModules(graph: ModuleGraph, name: string, hasRun: (path: string) => boolean): string[] {
  const route = `app/${name}/page.tsx`
  const folders = route.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))
  const entries = [...graph.keys()].filter((path) => around.test(path) && folders.includes(posix.dirname(path)))
  const loaded = [route, ...entries].flatMap((entry) => [...findLoaded(entry, graph, hasRun)])
  return [...new Set(loaded)].filter((path) => /^(lib|packages)\//.test(path)).sort()
}

/** Files that Next renders around or instead of the pages in their folder and its sub-folders. */
const around = /^app\/(.*\/)?(layout|template|loading|error|global-error|not-found)\.[jt]sx?$/

/** Folders of texts, documents and pictures, and of files that are published unchanged. */
const notCode = /^(content|docs|locales|public|tests\/specification\/(content|locales))\//

/**
 * Counts the files in each folder, without its sub-folders; the fullest folder comes first. Folders of texts, documents
 * and pictures are left out.
 * @param options `withTests`: whether tests count too, both next to the product and in folders of their own
 */
export function countFlatFiles(
  paths: readonly string[],
  { withTests = false } = {},
): [folder: string, count: number][] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = posix.dirname(path)
    if (!notCode.test(path) && (withTests || !isTest(path))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/**
 * Finds modules that list pages of the site. Such a module contains one of these:
 * - an array, an object, a `Map`, a `Set` or a union type in which two or more items name a page by its URL, its
 * content file or its definition, or in which all items are names of content files, such as `terms` and `privacy`;
 * - outside the module of its definition, a content file, a pattern that matches such files, or a comparison with a
 * URL. Two URLs may be compared anywhere: `/` and `/404`.
 *
 * A link is allowed, because it names only one page; so is a menu, which calls a function for each of its links.
 */
export function listPageLists(
  modules: readonly Module[],
  definitions: readonly { path: string; file: string }[],
): string[] {
  const addresses = new Set(definitions.flatMap(({ path, file }) => [path, file]))
  const slugs = new Set(
    definitions
      .map(({ file }) => posix.basename(file, '.md'))
      .filter((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug) && slug !== 'index'),
  )
  const folders = [...new Set(definitions.map(({ file }) => file.split('/').slice(0, 2).join('/')))]
  const namesFile = (text: string) => {
    const plain = text.replace(/^\^/, '').replaceAll('\\', '')
    const isBelow = folders.some((folder) => plain === folder || plain.startsWith(`${folder}/`))
    return isBelow && !/\.(ya?\??ml|csv)\$?$/.test(plain)
  }
  const defining = new Set(
    modules.flatMap(({ path, imports }) => (imports.some(({ names }) => names.includes('definePage')) ? [path] : [])),
  )
  const isAddress = (text: string) => addresses.has(text) && text !== '/' && text !== '/404'
  return modules.flatMap(({ path, imports, lists, patterns, comparisons }) => {
    const fromDefinition = imports.filter(({ from }) => defining.has(`${posix.join(posix.dirname(path), from)}.ts`))
    const imported = new Set(fromDefinition.flatMap(({ names }) => names))
    const isPage = (item: string) => addresses.has(item) || imported.has(item)
    const isList = (items: readonly string[]) =>
      items.length > 1 && (items.filter(isPage).length > 1 || items.every((item) => slugs.has(item)))
    return lists.some(isList) || (!defining.has(path) && (patterns.some(namesFile) || comparisons.some(isAddress)))
      ? [path]
      : []
  })
}

/** Lists the folders with more than `limit` files, each with its count. */
const above = (limit: number, folders: readonly [folder: string, count: number][]): string[] =>
  folders.filter(([, count]) => count > limit).map(([folder, count]) => `${folder}: ${count}`)

/**
 * Counts lines and files. “Product” is TypeScript and CSS outside tests; test programs and helpers count as tests.
 */
function countCode(sources: readonly Source[]) {
  const product = sources.filter(({ path }) => /\.(tsx?|css)$/.test(path) && !isTest(path))
  const tests = sources.filter(({ path }) => /\.(tsx?|css|mjs)$/.test(path) && isTest(path))
  const lines = (of: readonly Source[]) => of.reduce((sum, { text }) => sum + countLines(text), 0)
  return { productLines: lines(product), productFiles: product.length, testLines: lines(tests) }
}

const countLines = (text: string) => text.split('\n').length - 1
