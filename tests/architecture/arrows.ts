import { posix } from 'node:path'
import { isTest, type Module } from './module-kinds'

/** Which rooms a room may look into. Whoever is not named looks nowhere; everybody knows `site.config`. */
const arrows: Record<string, readonly string[]> = {
  app: ['components', 'lib'],
  components: ['lib'],
  client: ['lib'],
  lib: ['content', 'locales', '.generated'],
  postbuild: ['lib'],
  preview: ['lib'],
  studio: ['lib'],
  'playwright.config.ts': ['e2e', 'tests'],
  // Both keep by a hash what they have made.
  'load-ts.mjs': ['lib'],
  'next.config.js': ['lib'],
}

/**
 * The rooms of `lib`, each with those it may take from. Content is read, pages are made of it, and files for programs and
 * checks of both: nothing further up is known further down.
 */
const rooms: Record<string, readonly string[]> = {
  shared: [],
  research: ['shared'],
  markdown: ['shared'],
  content: ['shared', 'research'],
  i18n: ['shared', 'research', 'content'],
  reference: ['shared', 'content', 'i18n'],
  images: ['shared', 'reference'],
  pages: ['shared', 'research', 'markdown', 'content', 'i18n', 'reference', 'images'],
  feeds: ['shared', 'content', 'i18n', 'reference', 'images', 'pages'],
  lint: ['shared', 'research', 'markdown', 'content', 'i18n', 'reference', 'images', 'pages', 'feeds'],
}

/** The server of `npm run dev` makes, when it is asked, what a build makes once. */
const makesOnRequest = (path: string, there: string) => path.startsWith('preview/dev/') && there === 'postbuild'

/** What runs in a browser may take these from `lib`, and types; the rest of it reads files. */
const browserSafe = /^lib\/(shared\/((urls|storage)$|forms\/|search\/)|research\/|reference\/samples\/|i18n\/client)/

/** Charts are drawn in a browser from a report alone, too: they know what it is made of, their words, and each other. */
const chartSafe = /^(components\/charts\/|lib\/(research|i18n\/client)\/)/

/** Plain files at the root that every room may use: rules, and the loader of TypeScript. */
const shared = ['site.config', 'load-ts.mjs', 'package.json']

/** Imports that go against the arrows of design section 1. */
export function wrongArrows(module: Module): string[] {
  if (isTest(module.path)) return []
  const room = module.path.split('/')[0] as string
  const isChart = module.path.startsWith('components/charts/')
  return module.imports.flatMap(({ from, typeOnly }) => {
    // Hooks and context: what draws charts in a browser has neither.
    if (isChart && from === 'react' && !typeOnly) return [`${module.path} takes more than types from react`]
    if (!from.startsWith('.')) return []
    const target = posix.join(posix.dirname(module.path), from)
    const there = target.split('/')[0] as string
    if (shared.includes(target)) return []
    if (isChart && !typeOnly && !chartSafe.test(target)) return [`${module.path} is a chart and takes ${from}`]
    if (room === 'client' && target.startsWith('components/charts/')) return []
    if (makesOnRequest(module.path, there)) return []
    if (room === 'lib' && there === 'lib') {
      const [own = '', other = ''] = [module.path, target].map((path) => path.split('/')[1])
      return own === other || rooms[own]?.includes(other) ? [] : [`${module.path} takes from lib/${other}: ${from}`]
    }
    if (there !== room && !arrows[room]?.includes(there)) return [`${module.path} takes from ${there}/: ${from}`]
    const inBrowser = room === 'components' || room === 'client'
    if (inBrowser && there === 'lib' && !typeOnly && !browserSafe.test(target)) {
      return [`${module.path} takes more than types from ${target}`]
    }
    return []
  })
}

/** Browser-safe modules that need Node all the same. */
export function nodeInBrowser(module: Module): string[] {
  const runsThere = /^(components|client)\//.test(module.path) || browserSafe.test(module.path.replace(/\.\w+$/, ''))
  if (isTest(module.path) || !runsThere) return []
  const found = module.imports.filter(({ from, typeOnly }) => from.startsWith('node:') && !typeOnly)
  return found.map(({ from }) => `${module.path} runs in the browser and needs ${from}`)
}
