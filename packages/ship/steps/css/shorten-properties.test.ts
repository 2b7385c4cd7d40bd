import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listSources, readSources } from '../../../../tests/architecture/source'
import { shortNames } from '../../properties/short-names'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { classifyPage as classifyPageIn } from '../framework/classify'
import { shortenInPage as shortenInPageIn } from './shorten-names'
import { shortUses } from './shorten-properties'

const classifyPage = onHtml(classifyPageIn)
const shortenInPage = onHtml(shortenInPageIn)

const short = new Map([
  ['--ground', '--a'],
  ['--on-ground', '--b'],
])
const page = (body: string, rows?: string[]) =>
  classifyPage(exportedPage(rows ? { body, rows } : { body }), 'a.html', modules)

test('properties of the site are named in alphabetical order, and short names are kept', () => {
  const names = shortNames(':root{--text:1;--s1:4px; --ground : 2;\n--text:3}')
  expect([...names]).toEqual([
    ['--ground', '--a'],
    ['--text', '--b'],
  ])
  const many = Array.from({ length: 30 }, (_, count) => `--name${count}:1;`).join('')
  expect(new Set(shortNames(`{${many}}`).values()).size).toBe(30)
  expect([...shortNames(`{${many}}`).values()].at(-1)).toBe('--ad')
})

test('a static page declares and uses properties by their short names, and its words are unchanged', () => {
  const html = page(
    '<style>:root{--ground:#fff;--on-ground:#000;--grounds:1}p{color:var(--ground);fill:var( --on-ground,red)}</style><svg><circle fill="var(--ground)" data-x="--ground"></circle></svg><p>Write --ground or var(--ground).</p>',
  )
  const after = shortenInPage(html, 'a.html', [shortUses(short)])
  expect(after).toContain(
    '<style>:root{--a:#fff;--b:#000;--grounds:1}p{color:var(--a);fill:var( --b,red)}</style><svg><circle fill="var(--a)" data-x="--ground"></circle></svg><p>Write --ground or var(--ground).</p>',
  )
  expect(shortenInPage(after, 'a.html', [shortUses(short)])).toBe(after)
})

test('an interactive page is unchanged', () => {
  const html = page('<svg><circle fill="var(--ground)"></circle></svg>', ['4:I[3,[],""]'])
  expect(shortenInPage(html, 'a.html', [shortUses(short)])).toBe(html)
})

test('no other style sheet of the site has a property with a short name', () => {
  const taken = new Set(shortNames(readFileSync('app/styles/tokens.css', 'utf8')).values())
  const sheets = readSources(listSources().filter((path) => path.endsWith('.css')))
  const own = sheets.flatMap(({ text }) => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((name) => taken.has(name))).toEqual([])
})
