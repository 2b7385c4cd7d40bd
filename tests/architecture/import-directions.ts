import { posix } from 'node:path'
import { isTest } from './module-kinds'
import type { Module } from './source'

/**
 * The top-level folders that each folder may import from; a folder that is not listed imports from none. All but
 * `editor` may import the files in `shared`, and all may import packages by their names.
 */
const allowedImports: Record<string, readonly string[]> = {
  app: ['components', 'lib'],
  components: ['lib'],
  client: ['lib'],
  lib: ['content', 'locales'],
  build: ['lib'],
  preview: ['lib', 'build', 'editor'],
  tools: ['lib'],
  'playwright.config.ts': ['e2e', 'tests'],
  // All three use the build cache.
  'load-ts.mjs': ['lib'],
  'run-bundled.mjs': ['lib'],
  'next.config.js': ['lib'],
}

/**
 * The folders of `lib`, each with those it may import from. Pages are made from content; feeds and checks use both; no
 * import goes the other way.
 */
const allowedLibImports: Record<string, readonly string[]> = {
  shared: [],
  charts: ['shared'],
  markdown: ['shared'],
  content: ['shared', 'charts', 'markdown'],
  i18n: ['shared', 'content'],
  reference: ['shared', 'content', 'i18n'],
  images: ['shared', 'reference'],
  pages: ['shared', 'charts', 'markdown', 'content', 'i18n', 'reference', 'images'],
  feeds: ['shared', 'content', 'i18n', 'reference', 'images', 'pages'],
  lint: ['shared', 'markdown', 'content', 'i18n', 'reference', 'images', 'pages', 'feeds'],
}

/** The modules of `lib` from which browser code may import more than types; the rest of `lib` needs Node. */
const browserSafe = /^lib\/(shared\/((urls|storage)$|forms\/|search\/)|charts\/|reference\/samples\/|i18n\/client)/

/** The modules that charts may import: browsers draw charts too, with nothing but a report. */
const chartSafe = /^(components\/charts\/|lib\/(charts|i18n\/client)\/)/

/** Files at the top level that every folder except the editor may import. */
const shared = ['site.config', 'load-ts.mjs', 'package.json']

/** Reports imports in a direction that is not allowed. */
export function invalidDirections(module: Module): string[] {
  if (isTest(module.path)) return []
  const folder = module.path.split('/')[0] as string
  const isChart = module.path.startsWith('components/charts/')
  return module.imports.flatMap(({ from, typeOnly }) => {
    // Charts have no hooks and no context, because browsers draw them without React.
    if (isChart && from === 'react' && !typeOnly) return [`${module.path} imports more than types from react`]
    if (!from.startsWith('.')) return []
    const target = posix.join(posix.dirname(module.path), from)
    const targetFolder = target.split('/')[0] as string
    if (folder !== 'editor' && shared.includes(target)) return []
    if (isChart && !typeOnly && !chartSafe.test(target)) return [`${module.path} is a chart and imports ${from}`]
    if (folder === 'client' && target.startsWith('components/charts/')) return []
    if (folder === 'lib' && targetFolder === 'lib') {
      const [own = '', other = ''] = [module.path, target].map((path) => path.split('/')[1])
      return own === other || allowedLibImports[own]?.includes(other)
        ? []
        : [`${module.path} imports from lib/${other}: ${from}`]
    }
    if (targetFolder !== folder && !allowedImports[folder]?.includes(targetFolder))
      return [`${module.path} imports from ${targetFolder}/: ${from}`]
    const inBrowser = folder === 'components' || folder === 'client'
    if (inBrowser && targetFolder === 'lib' && !typeOnly && !browserSafe.test(target)) {
      return [`${module.path} imports more than types from ${target}`]
    }
    return []
  })
}

/** Reports modules that run in a browser but import from Node. */
export function nodeImportsInBrowser(module: Module): string[] {
  const runsThere =
    /^(components|client|packages\/gaze)\//.test(module.path) || browserSafe.test(module.path.replace(/\.\w+$/, ''))
  if (isTest(module.path) || !runsThere) return []
  const found = module.imports.filter(({ from, typeOnly }) => from.startsWith('node:') && !typeOnly)
  return found.map(({ from }) => `${module.path} runs in the browser and needs ${from}`)
}
