import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { toString as wordsOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { listPages } from '../e2e/support/pages'
import { siteConfig } from '../site.config'
import { listFiles } from './fixtures/list-files'
import { postmanSchema } from './fixtures/postman-schema'
import { headOf } from './metadata/head'
import { readPage } from './specification/support/pages'

const read = (path: string) => readFileSync(`out/${path}`, 'utf8')
const docs = listPages('out').filter((path) => path === '/docs' || path.startsWith('/docs/'))
const { origin } = new URL(JSON.parse(read('openapi.json')).externalDocs.url)

test('Redocly finds no errors or warnings in the OpenAPI description', async () => {
  const cli = 'node_modules/@redocly/cli/bin/cli.js'
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'lint', 'out/openapi.json', '--format=json'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).catch((failed: { stdout: string }) => failed)
  const { totals, problems } = JSON.parse(stdout)
  expect(problems).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

test('the Postman collection conforms to its schema', () => {
  expect(postmanSchema.safeParse(JSON.parse(read('postman.json'))).error).toBeUndefined()
})

test('every documentation page has a Markdown copy whose first line has its title and URL', () => {
  expect(docs.length).toBeGreaterThan(0)
  for (const path of docs) {
    const [title] = remark().parse(read(`${path.slice(1)}.md`)).children
    const [link] = title?.type === 'heading' && title.depth === 1 ? title.children : []
    expect([title?.position?.start.line, title?.position?.end.line]).toEqual([1, 1])
    expect([link?.type === 'link' && link.url, wordsOf(link)]).toEqual([
      `${origin}${path}`,
      headOf(readPage(path)).social.get('og:title')?.[0],
    ])
  }
})

test('each Markdown copy belongs to a page', () => {
  const copies = listFiles('out', '.md')
  expect(copies).toEqual(docs.map((path) => `${path.slice(1)}.md`).sort())
})

test('every link to this site in Markdown copies, lists and descriptions works, including its anchor', () => {
  const files = [
    ...docs.map((path) => `${path.slice(1)}.md`),
    'llms.txt',
    'llms-full.txt',
    'openapi.json',
    'postman.json',
  ]
  const found = files.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`${origin}[^\\s)>"\`\\\\]*`, 'g'))].map(([address]) => [file, address] as const),
  )
  expect(found.length).toBeGreaterThan(docs.length)
  expect(found.filter(([, address]) => !isThere(address.slice(origin.length)))).toEqual([])
})

/** Whether a URL belongs to a page or file, and its anchor exists. */
function isThere(address: string): boolean {
  const [path = '', anchor] = address.slice(siteConfig.basePath.length).split('#')
  const file = path === '' || path === '/' ? 'index.html' : path.slice(1)
  const page = ['', '.html']
    .map((ending) => `${file}${ending}`)
    .find((name) => /\.\w+$/.test(name) && existsSync(`out/${name}`))
  return page !== undefined && (anchor === undefined || read(page).includes(` id="${anchor}"`))
}

test('a Markdown copy contains no HTML, token or directive, and no path without a host', () => {
  for (const path of docs) {
    const text = read(`${path.slice(1)}.md`)
    const found: string[] = text.replace(/```.*?```|`[^`\n]*`/gs, '').match(/\{\{|^::\w/gm) ?? []
    visit(remark().parse(text), (node) => {
      if (node.type === 'html') found.push(node.value)
      if ('url' in node && /^[/#]/.test(node.url)) found.push(node.url)
    })
    expect([path, found]).toEqual([path, []])
  }
})
