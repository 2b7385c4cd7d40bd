import { expect, test } from '@jest/globals'
import { findCycles } from './cycles'
import { countFlatFiles, listLoadedModules, listPageLists } from './figures'
import { buildModuleGraph } from './module-graph'
import { parseModule } from './source'

const parse = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => parseModule({ path, text }))

test('the modules of a page are found through components and layouts, and an import() counts only if it runs', () => {
  const modules = parse({
    'app/layout.tsx': `import { viewport } from '../lib/viewport'`,
    'app/not-found.tsx': `import { gone } from '../lib/gone'`,
    'app/page.tsx': `import { home } from '../lib/home'`,
    'app/about/layout.tsx': `import { tabs } from '../../lib/tabs'`,
    'app/docs/layout.tsx': `import { docs } from '../../lib/docs'`,
    'app/about/page.tsx': `import { A } from '../../components/A'; import { list } from '../../lib/pages'`,
    'components/A.tsx': `import { href } from '../lib/urls'; import type { B } from '../lib/types'`,
    'lib/pages/index.ts': `import { about } from './about/page'; import { home } from './home/page'`,
    'lib/pages/about/page.ts': `const load = () => import('./view')`,
    'lib/pages/about/view.ts': '',
    'lib/pages/home/page.ts': `const load = () => import('./view')`,
    'lib/pages/home/view.ts': '',
    'lib/docs.ts': '',
    'lib/gone.ts': '',
    'lib/home.ts': '',
    'lib/tabs.ts': '',
    'lib/types.ts': '',
    'lib/viewport.ts': '',
    'lib/urls.ts': `export { a } from './more'`,
    'lib/more.tsx': '',
  })
  expect(listLoadedModules(buildModuleGraph(modules), 'about', (path) => path === 'lib/pages/about/view.ts')).toEqual([
    'lib/gone.ts',
    'lib/more.tsx',
    'lib/pages/about/page.ts',
    'lib/pages/about/view.ts',
    'lib/pages/home/page.ts',
    'lib/pages/index.ts',
    'lib/tabs.ts',
    'lib/urls.ts',
    'lib/viewport.ts',
  ])
})

const cyclesIn = (files: Record<string, string>, isThroughModules: boolean) =>
  findCycles(buildModuleGraph(parse(files)), 'lib', isThroughModules)

test.each([
  [
    'two folders',
    { 'lib/a/x.ts': `import '../b/y'`, 'lib/b/y.ts': `import type { X } from '../a/z'`, 'lib/a/z.ts': '' },
  ],
  ['two sub-folders', { 'lib/a/b/x.ts': `import '../c/y'`, 'lib/a/c/y.ts': `import '../b/z'`, 'lib/a/b/z.ts': '' }],
  ['three', { 'lib/a/x.ts': `import '../b/y'`, 'lib/b/y.ts': `import '../c/z'`, 'lib/c/z.ts': `import '../a/x'` }],
])('a cycle of %s is found', (_, files) => {
  expect([false, true].map((isThroughModules) => cyclesIn(files, isThroughModules).length)).toEqual([1, 1])
})

test('a cycle through a module beside the folder is found if requested', () => {
  const files = { 'lib/a/b/x.ts': `import '../y'`, 'lib/a/y.ts': `import './b/x'` }
  expect([false, true].map((isThroughModules) => cyclesIn(files, isThroughModules).length)).toEqual([0, 1])
})

test('a page definition between two modules beside it is not a cycle', () => {
  const files = {
    'lib/pages/index.ts': `import { about } from './about/page'`,
    'lib/pages/about/page.ts': `import { definePage } from '../define-page'`,
    'lib/pages/define-page.ts': '',
  }
  expect(cyclesIn(files, true)).toEqual([])
})

test('files are counted by folder, without files in sub-folders, and without tests unless requested', () => {
  const code = ['lib/a/b.ts', 'lib/a/b.test.ts', 'lib/a/b.module.css', 'lib/a/c/d.ts', 'tests/e.ts']
  const paths = [...code, 'content/f.md', 'tests/specification/content/f.md']
  expect(countFlatFiles(paths)).toEqual([
    ['lib/a', 2],
    ['lib/a/c', 1],
  ])
  expect(countFlatFiles(paths, { withTests: true })).toEqual([
    ['lib/a', 3],
    ['lib/a/c', 1],
    ['tests', 1],
  ])
})

const definitions = [
  ...['about', 'pricing', 'privacy', 'terms'].map((name) => ({ path: `/${name}`, file: `content/pages/${name}.md` })),
  { path: '/docs', file: 'content/docs/index.md' },
  { path: '/cases/*', file: 'content/cases/*/index.md' },
]

const definitionModules = Object.fromEntries(
  ['about', 'docs'].map((name) => [`lib/${name}/page.ts`, `import { definePage } from '../define-page'`]),
)

test.each([
  `export const areas = { '/about': 'A', '/pricing': 'B', '/docs': 'C' }`,
  `export const areas = new Map([['/about', 1], ['/pricing', 2], ['/docs', 3]])`,
  `export const fixed = new Set(['content/pages/about.md', '/pricing', '/docs', 'other'])`,
  `import { about, home } from './about/page'; import { docs } from './docs/page'; const all = [about, home, docs]`,
  `const both = ['/about', '/pricing']`,
  `type Legal = 'privacy' | 'terms'`,
  `const legal = (['privacy', 'terms'] as const).map((name) => name)`,
  `const isPage = (file: string) => /^content\\/pages\\/[a-z]+\\.md$/.test(file)`,
  `const pageOf = (name: string) => new RegExp(\`^content/cases/(\${name})/index\\\\.md$\`)`,
  `const fileOf = (name: string) => \`content/pages/\${name}.md\``,
  `const isPage = (file: string) => file.startsWith('content/docs/')`,
  `const read = () => readEntry('content/pages/about.md')`,
  `const isAbout = (path: string) => path === '/about'`,
  `switch (path) { case '/docs': break }`,
])('a list of pages is found: %s', (text) => {
  expect(listPageLists(parse({ 'lib/a.ts': text, ...definitionModules }), definitions)).toEqual(['lib/a.ts'])
})

test.each([
  `const to = ['/about', '/elsewhere']`,
  `const isHome = path === '/' || page === '/404' || path === about.path`,
  `const menu = [page('/about', t('about')), page('/pricing', t('pricing'))]`,
  `type Kind = 'privacy' | 'other'`,
  `const texts = { privacy: 'a', other: 'b' }`,
  `import { one, two } from './schemas/page'; const both = { one, two }`,
  `const table = 'content/docs/rest/endpoints.yml'; const results = /^content\\/cases\\/[^/]+\\/[^/]+\\.csv$/`,
  `const fix = 'Move it to content/pages, or remove it.' // content/pages/about.md`,
  `import { definePage } from '../define-page'; export const about = definePage({ file: 'content/pages/about.md' })`,
])('this does not count as a list of pages: %s', (text) => {
  expect(listPageLists(parse({ 'lib/a.ts': text }), definitions)).toEqual([])
})
