import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { bannedConstructs, bannedImports, bannedNames, bannedReads, invalidSpecifiers } from './architecture/bans'
import { invalidPackageImports, listPackages, type Package } from './architecture/entry-points'
import { measureFigures } from './architecture/figures'
import { invalidDirections, nodeImportsInBrowser } from './architecture/import-directions'
import { isTest } from './architecture/module-kinds'
import { isModule, listSources, parseModule, readSources } from './architecture/source'
import { physicalDirections } from './architecture/styles'
import { jestArgs } from './run/jest.mjs'
import { playwrightArgs } from './run/playwright.mjs'

const paths = listSources()
const sources = readSources(paths.filter((path) => isModule(path) || path.endsWith('.css')))
const modules = sources.filter(({ path }) => isModule(path)).map(parseModule)
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const listed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
/** Lists the packages of a folder that `npm start` does not install. */
const listedIn = (folder: string) =>
  new Set(Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies))
const listedSeparately = ['tools/media', 'editor', 'tests/mutation'].map(
  (folder) => [`${folder}/`, listedIn(folder)] as const,
)

/** Whether a file runs only with the packages of its own folder. Tests run with those of the site. */
const isInstalledSeparately = (path: string) =>
  !isTest(path) || (path.startsWith('tests/mutation/') && !path.endsWith('.test.ts'))

/** Makes a module for testing a rule. */
const makeModule = (path: string, text: string) => parseModule({ path, text })

test('the rules read the files of the project', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(paths).toContain('app/page.tsx')
})

test('folders import from each other in one direction only', () => {
  expect(modules.flatMap(invalidDirections)).toEqual([])
})

test.each([
  ['lib/content/a.ts', `import { list } from '../pages/list'`],
  ['lib/markdown/plugins/a.ts', `import type { Site } from '../../content/site'`],
  ['lib/feeds/a.ts', `const b = await import('../lint/rules')`],
  ['lib/new/a.ts', `import { href } from '../shared/urls'`],
  ['lib/a.ts', `import { B } from '../components/B'`],
  ['lib/a.ts', `export { B } from '../app/b'`],
  ['components/ui/A.tsx', `const b = await import('../../preview/server')`],
  ['components/ui/A.tsx', `import { getSite } from '../../lib/content/site'`],
  ['client/a.ts', `import { type A, read } from '../lib/content/site'`],
  ['client/own/a.tsx', `import { B } from '../../components/cases/B'`],
  ['components/charts/A.tsx', `import { Eyes } from '../ui/Eyes'`],
  ['components/charts/A.tsx', `import { href } from '../../lib/shared/urls'`],
  ['components/charts/A.tsx', `import { useState } from 'react'`],
  ['preview/a.ts', `import { run } from '../tools/media/run'`],
  ['editor/a.ts', `import { href } from '../lib/shared/urls'`],
  ['lib/a.ts', `import { mergeYaml } from '../editor/merge/merge-yaml'`],
])('an import in the wrong direction is found: %s: %s', (path, text) => {
  expect(invalidDirections(makeModule(path, text))).toHaveLength(1)
})

test.each([
  ['components/ui/A.tsx', `import type { Site } from '../../lib/content/site'`],
  ['components/ui/A.tsx', `import { type Site, type B } from '../../lib/content/site'`],
  ['components/ui/A.tsx', `import { href } from '../../lib/shared/urls'`],
  ['client/own/a.tsx', `import { Strip } from '../../components/charts/Strip'`],
  [
    'components/charts/A.tsx',
    `import type { ReactNode } from 'react'\nimport { stripOf } from '../../lib/charts/strip'`,
  ],
  ['lib/lint/rules/a.ts', `import { list } from '../../pages/list'`],
  ['lib/content/yaml/a.ts', `import { b } from '../plain-text'`],
  ['lib/a.ts', `import { siteConfig } from '../site.config'`],
  ['preview/edit/a.ts', `import { mergeYaml } from '../../editor/merge/merge-yaml'`],
  ['lib/a.test.ts', `import { A } from '../components/ui/A'`],
  ['lib/a.ts', `// import { A } from '../app/a'\nconst text = "import { A } from '../app/a'"`],
])('an import in the right direction passes: %s: %s', (path, text) => {
  expect(invalidDirections(makeModule(path, text))).toEqual([])
})

test('a package is imported only through its entry points, even in tests, and imports nothing from the project', () => {
  const packages = listPackages()
  expect(packages.map(({ name }) => name).sort()).toEqual(['@oogwenk/gaze', '@oogwenk/ship'])
  const folders = new Set(modules.map(({ path }) => path.split('/')[0]))
  const all = [
    'app',
    'build',
    'client',
    'components',
    'e2e',
    'editor',
    'lib',
    'packages',
    'preview',
    'tests',
    'tool.mjs',
    'tools',
  ]
  expect(all.filter((folder) => !folders.has(folder))).toEqual([])
  expect(modules.flatMap((module) => invalidPackageImports(module, packages))).toEqual([])
})

const packages: readonly Package[] = [
  { folder: 'packages/a', name: '@x/a', exports: { '.': './index.ts', './settings': './settings.ts' } },
]

test.each([
  ['lib/b.ts', `import { c } from '../packages/a/c'`],
  ['lib/b.ts', `import type { C } from '../packages/a'`],
  ['lib/b.test.ts', `const c = await import('../packages/a/c')`],
  ['lib/b.ts', `import { c } from '@x/a/c'`],
  ['lib/b.ts', `import { MIN } from '@x/a/settings'`],
  ...['app', 'build', 'client', 'components', 'e2e', 'editor', 'preview', 'tests', 'tools'].map(
    (folder) => [`${folder}/b.ts`, `import { c } from '../packages/a/c'`] as const,
  ),
  ['tool.mjs', `import { c } from './packages/a/c.ts'`],
  ['e2e/b.ts', `const { c } = await load('./packages/a/c.ts')`],
  ['packages/b/d.ts', `import { c } from '../a/c'`],
  ['packages/a/c.ts', `import type { Site } from '../../lib/content/site'`],
  ['packages/a/c.ts', `import { z } from 'zod'`],
])('an import that bypasses the entry points of a package is found: %s: %s', (path, text) => {
  expect(invalidPackageImports(makeModule(path, text), packages)).toHaveLength(1)
})

test.each([
  ['lib/b.ts', `import { c } from '@x/a'`],
  ['lib/b.ts', `import * as settings from '@x/a/settings'`],
  ['lib/b.ts', `import { c } from '@x/another'`],
  ['e2e/b.ts', `const { c } = await load('./packages/a/index.ts')`],
  ['packages/a/deep/c.ts', `import { d } from '../d'`],
  [
    'packages/a/c.test.ts',
    `import { rows } from '../../tests/research/sample-file'\nimport { expect } from '@jest/globals'`,
  ],
])('an import of an entry point passes: %s: %s', (path, text) => {
  expect(invalidPackageImports(makeModule(path, text), packages)).toEqual([])
})

test('no module that runs in a browser needs Node', () => {
  expect(modules.flatMap(nodeImportsInBrowser)).toEqual([])
  expect(nodeImportsInBrowser(makeModule('lib/shared/forms/a.ts', `import { hash } from 'node:crypto'`))).toHaveLength(
    1,
  )
})

test('a package restricted to one folder is imported only there, and a banned one nowhere', () => {
  expect(modules.flatMap(bannedImports)).toEqual([])
})

test.each([
  ['lib/feeds/a.ts', `import { readFile } from 'node:fs/promises'`],
  ['components/ui/A.tsx', `const { m } = await import('framer-motion')`],
  ['components/ui/A.tsx', `import Link from 'next/link'`],
  ['components/ui/A.tsx', `import { useRouter } from 'next/navigation'`],
  ['components/ui/A.tsx', `const { useRouter } = await import('next/navigation')`],
  ['lib/a.ts', `import { env } from 'node:process'`],
  ['lib/feeds/a.ts', `const { readFile } = require('node:fs')`],
  ['lib/feeds/a.ts', `module.require('fs')`],
])('a banned import is found: %s: %s', (path, text) => {
  expect(bannedImports(makeModule(path, text))).toHaveLength(1)
})

test('one module lists and opens the files of content/ and locales/', () => {
  expect(modules.flatMap(bannedReads)).toEqual([])
})

test.each([
  ['lib/content/a.ts', `import { readFile } from 'node:fs/promises'`],
  ['lib/pages/a.ts', `const { readFileSync } = await import('node:fs')`],
  ['lib/content/a.ts', `import { readdir } from 'node:fs/promises'`],
  ['lib/lint/delivered.ts', `import { readFile } from 'node:fs/promises'`],
  ['build/a.ts', `import { readFile } from 'node:fs/promises'`],
  ['client/a.ts', `import { readFileSync } from 'fs'`],
  ['packages/ship/steps/a.ts', `import { createReadStream } from 'node:fs'`],
  ['preview/dev/a.ts', `import { readdirSync } from 'node:fs'`],
  ['tools/media/a.ts', `import * as fs from 'node:fs'`],
  ['app/a.ts', `import files from 'node:fs'`],
  ['components/ui/a.ts', `import { promises } from 'node:fs'`],
  ['tool.mjs', `import { readFileSync } from 'node:fs'`],
  ['lib/images/pictures/a.ts', `import * as files from 'node:fs'\nfiles.readdirSync('content')`],
])('code that bypasses that module is found: %s: %s', (path, text) => {
  expect(bannedReads(makeModule(path, text))).toHaveLength(1)
})

test('no module reads the environment, has server actions, sets style attributes or has a banned export', () => {
  expect(modules.flatMap(bannedConstructs)).toEqual([])
})

test.each([
  ['lib/a.ts', 'export const port = process.env.PORT'],
  ['lib/a.ts', `export const port = process?.['env'].PORT`],
  ['lib/a.ts', 'export const port = globalThis.process.env.PORT'],
  ['lib/a.ts', 'const { env } = process'],
  ['lib/a.ts', 'const { env: { PORT } } = globalThis.process'],
  ['lib/a.ts', 'const { process: { env } } = globalThis'],
  ['lib/a.ts', 'const here = process'],
  ['lib/a.ts', `export const fs = process.getBuiltinModule('fs')`],
  ['lib/a.ts', 'const { getBuiltinModule } = process'],
  ['components/ui/A.tsx', `const answer = await fetch('/x')`],
  ['components/forms/a.ts', `navigator.sendBeacon('/x')`],
  ['client/a.ts', `window.fetch('/x')`],
  ['client/a.ts', `const value = localStorage.language`],
  ['components/forms/a.ts', `window.sessionStorage.clear()`],
  ['app/actions.ts', `export async function send() { 'use server' }`],
  ['components/ui/A.tsx', `export const A = () => <p style={{ color: 'red' }}>x</p>`],
  ['lib/a.ts', 'export default function a() {}'],
  ['lib/a.ts', `export * from './b'`],
])('a banned construct is found: %s: %s', (path, text) => {
  expect(bannedConstructs(makeModule(path, text))).toHaveLength(1)
})

test.each(['const root = process.cwd()', 'const { cwd } = process', 'const one = { env: 1 }.env'])(
  'code that only looks similar passes: %s',
  (text) => {
    expect(bannedConstructs(makeModule('lib/a.ts', text))).toEqual([])
  },
)

test('no file has a name for which Next needs a server, and none is a barrel', () => {
  expect(paths.flatMap(bannedNames)).toEqual([])
  const server = ['middleware.ts', 'proxy.js', 'app/api/route.ts', 'lib/a/route.tsx', 'components/proxy.tsx']
  const wrong = [...server, 'client/middleware.mjs', 'pages/a.tsx', 'components/ui/index.ts']
  expect(wrong.flatMap(bannedNames)).toHaveLength(wrong.length)
  expect(['content/docs/proxy.md', 'preview/proxy.ts'].flatMap(bannedNames)).toEqual([])
})

test('imports have no file extension, and every imported package is listed in a package.json', () => {
  const listedFor = ({ path }: { path: string }) =>
    (isInstalledSeparately(path) && listedSeparately.find(([folder]) => path.startsWith(folder))?.[1]) || listed
  expect(modules.flatMap((module) => invalidSpecifiers(module, listedFor(module)))).toEqual([])
  expect(invalidSpecifiers(makeModule('lib/a.ts', `import '../b.ts'; import 'nowhere/x'`), listed)).toHaveLength(2)
})

test('style sheets use logical directions', () => {
  expect(sources.filter(({ path }) => path.endsWith('.css')).flatMap(physicalDirections)).toEqual([])
  const text =
    '/* left: 0 */ .a { left: 0; margin-top: 1px; text-align: left } @media (width > 1px) { .b { width: 1px } }'
  expect(physicalDirections({ path: 'a.css', text })).toHaveLength(4)
})

// If a limit is above its aim, it is the current figure: lower it when the figure falls, never raise it. For a page
// that would be the 61st module, see CONTRIBUTING.md, "A new page".
test.each(measureFigures(sources, modules, paths).filter(({ limit }) => limit !== undefined))(
  'at most $limit $name (aim: $aim)',
  ({ value, limit, of }) => {
    expect({ isTooMuch: value > (limit as number), value, of }).toEqual({ isTooMuch: false, value, of })
  },
)

test('browser tests named nojs run without JavaScript', () => {
  const runsScripts = ({ path, text }: { path: string; text: string }) =>
    /\.nojs\.spec\.ts$/.test(path) && !/^test\.use\(\{ javaScriptEnabled: false \}\)$/m.test(text)
  expect(sources.filter(runsScripts).map(({ path }) => path)).toEqual([])
  expect(runsScripts({ path: 'e2e/a.nojs.spec.ts', text: `test('a page reads', () => {})` })).toBe(true)
})

test('a route or document in app/ has at most 25 lines', () => {
  const routes = sources.filter(({ path }) => path.startsWith('app/') && isModule(path) && !isTest(path))
  const isLong = ({ text }: { text: string }) => text.split('\n').length > 26
  expect(routes.length).toBeGreaterThan(12)
  expect(routes.filter(isLong).map(({ path }) => path)).toEqual([])
  expect([25, 26].map((lines) => isLong({ text: '\n'.repeat(lines) }))).toEqual([false, true])
})

test('every top-level folder has a README', () => {
  // Files in public/ are published as they are, and .ci/ has only one script, which describes itself.
  const exempt = ['public', '.ci']
  const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] as string))
  const undocumented = [...folders].filter((folder) => !exempt.includes(folder) && !existsSync(`${folder}/README.md`))
  expect(undocumented).toEqual([])
})

test.each([
  ...['package.json', 'tsconfig.json', 'next.config.js', 'app', 'content', 'public', 'locales', 'e2e', 'README.md'],
])('%s is at the top level', (name) => {
  expect(existsSync(name)).toBe(true)
})

test.each([...['next', 'react', 'react-dom', 'next-i18next', 'framer-motion', 'gray-matter', 'remark', 'remark-html']])(
  'the site is made with %s',
  (name) => {
    expect(Object.keys(manifest.dependencies)).toContain(name)
    const shipped = modules
      .filter(({ path }) => !isTest(path))
      .flatMap(({ imports }) => imports.map(({ from }) => from))
    // react-dom may be imported by Next and tests only.
    const all = name === 'react-dom' ? modules.flatMap(({ imports }) => imports.map(({ from }) => from)) : shipped
    expect(all.some((from) => from === name || from.startsWith(`${name}/`))).toBe(true)
  },
)

test('the site is tested with jest and playwright', () => {
  expect(listed).toContain('jest')
  expect(listed).toContain('@playwright/test')
  expect(jestArgs({ projects: ['node'], report: 'a.json' })).toEqual(
    expect.arrayContaining(['node_modules/jest/bin/jest.js', '--ci']),
  )
  expect(playwrightArgs()).toContain('node_modules/@playwright/test/cli.js')
})
