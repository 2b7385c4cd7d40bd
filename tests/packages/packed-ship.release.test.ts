import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { launchChromium } from '../../e2e/support/browser'
import { serve } from '../fixtures/serve'
import { linkFolder, writeFiles } from '../run/copy-project.mjs'
import { codeIn } from './install-packed.mjs'

const [settings = '', loader = '', adapter = '', config = ''] = codeIn(
  readFileSync('packages/ship/README.md', 'utf8'),
  'js',
)

/** A different site, in Dutch: three pages, one of them with a client component, and a not-found page. */
const files: [string, string][] = [
  ['package.json', JSON.stringify({ private: true, type: 'module' })],
  ['ship.js', settings],
  ['loader.js', loader],
  ['adapter.js', adapter],
  ['next.config.js', config],
  ['app/site.css', 'p { color: green } .unused { color: red }'],
  [
    'app/layout.js',
    `import './site.css'
export const metadata = { title: 'Proef' }
export default ({ children }) => <html lang="nl"><body>{children}</body></html>`,
  ],
  ['app/page.js', 'export default () => <p>Een</p>'],
  ['app/over/page.js', 'export default () => <p>Twee</p>'],
  ['app/not-found.js', 'export default () => <p>Niets</p>'],
  ['app/counter/page.js', `import { Counter } from '../../Counter'\nexport default () => <Counter />`],
  [
    'Counter.js',
    `'use client'
import { useState } from 'react'
export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>
}`,
  ],
]

const root = process.cwd()
const project = join(root, '.cache/packed-ship/project')
const read = (path: string) => readFileSync(join(project, 'out', path), 'utf8')

beforeAll(() => {
  const parent = dirname(project)
  rmSync(parent, { recursive: true, force: true })
  mkdirSync(parent, { recursive: true })
  // Packs a copy, because packing briefly replaces files.
  cpSync(join(root, 'packages'), join(parent, 'packages'), { recursive: true })
  const packing = ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', parent]
  const packed = execFileSync('npm', packing, { cwd: join(parent, 'packages/ship'), encoding: 'utf8' }).trim()
  writeFiles(project, files)
  // No network is needed: the dependencies are installed, and the package itself comes from its file.
  linkFolder(join(root, 'node_modules'), join(project, 'node_modules'))
  const scope = join(project, 'node_modules/@oogwenk')
  rmSync(scope, { recursive: true, force: true })
  mkdirSync(join(scope, 'ship'), { recursive: true })
  execFileSync('tar', ['-xzf', join(parent, packed), '-C', join(scope, 'ship'), '--strip-components=1'])
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', SHIP: '', EDITION: '' }
  const build = ['node_modules/next/dist/bin/next', 'build']
  execFileSync(process.execPath, build, { cwd: project, env: env as NodeJS.ProcessEnv, encoding: 'utf8' })
}, 600_000)
afterAll(() => rmSync(dirname(project), { recursive: true, force: true }))

test('the packed package is JavaScript with declarations, and no source', () => {
  const folder = join(project, 'node_modules/@oogwenk/ship')
  for (const path of ['dist/index.js', 'dist/index.d.ts', 'README.md', 'LICENSE'])
    expect([path, existsSync(join(folder, path))]).toEqual([path, true])
  expect(existsSync(join(folder, 'index.ts'))).toBe(false)
})

test('static pages of another project have no framework script, and only the CSS rules that they use', () => {
  for (const page of ['index.html', 'over.html']) {
    const html = read(page)
    expect(html).toContain('data-ship="static"')
    expect(html).not.toMatch(/<script[^>]* src=|__next_f|rel="stylesheet"|red/)
    expect(html).toMatch(/<style>p\{color:green\}<\/style>/)
  }
})

test('the page with a client component has the loader, which loads the framework later', () => {
  const html = read('counter.html')
  expect(html).toContain('data-ship="interactive"')
  expect(html).not.toMatch(/<script[^>]* src=|__next_f/)
  const listed = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(listed.length).toBeGreaterThan(2)
  for (const url of listed) expect([url, existsSync(join(project, 'out', url))]).toEqual([url, true])
  expect(html).toContain('pointermove')
})

test('in a browser, that page loads no script before the pointer moves, and then counts clicks', async () => {
  const server = await serve((request, response) => {
    const path = request.url === '/counter' ? '/counter.html' : request.url
    const file = join(project, 'out', path ?? '')
    // Chromium requests an icon, which this project does not have.
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    if (!existsSync(file)) return response.writeHead(404).end()
    return response
      .setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
      .end(readFileSync(file))
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const scripts: string[] = []
    const errors: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${server.url}/counter`, { waitUntil: 'load' })
    expect(scripts).toEqual([])
    await page.mouse.move(50, 50)
    // React marks the elements that it has hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('button') ?? {}).some((key) => /^__react/.test(key)),
    )
    expect(scripts.length).toBeGreaterThan(1)
    await page.getByRole('button', { name: '0' }).click()
    await page.getByRole('button', { name: '1' }).waitFor()
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})

test('each page has a policy with hashes, and each configured host gets its files', () => {
  for (const page of ['index.html', 'over.html', 'counter.html', '404.html']) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(page))?.[1] ?? ''
    expect(policy).toMatch(/script-src 'sha256-/)
    expect(policy).not.toContain('unsafe-inline')
  }
  const hostFile = (path: string) => readFileSync(join(project, '.hosts', path), 'utf8')
  expect(hostFile('nginx/site.conf')).toContain('X-Frame-Options')
  expect(hostFile('netlify/upload.txt').split('\n')).toEqual(expect.arrayContaining(['index.html', 'counter.html']))
  expect(existsSync(join(project, '.hosts/caddy'))).toBe(false)
})
