import { expect, test } from '@jest/globals'
import { settings } from '../../../../build/settings'
import { exportedPage, modules } from '../../tests/exported-page'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { classifyPage as classifyPageIn } from '../framework/classify'
import { cutFramework } from '../framework/cut-framework'
import { deferFramework } from '../framework/defer-framework'
import { bundleLoader } from '../scripts/loader'
import { inlineCss, inlineInPage as inlineInPageIn, makeAddressesAbsolute } from './inline-css'

const classifyPage = onHtml(classifyPageIn)
const inlineInPage = onHtml(inlineInPageIn)

const css = {
  '_next/static/chunks/a.css': '@font-face{font-family:F;src:url(../media/f.woff2)}body{margin:0}.p_late{color:red}',
  '_next/static/chunks/b.css': '.q_here{color:blue}.q_gone{color:green}.r_lost{color:gray}',
}
const body = '<p class="q_here big">One</p>'

async function ship(rows: string[], chunks: Record<string, string> = {}, extra = '') {
  const page = classifyPage(exportedPage({ rows, body: body + extra }), 'a.html', modules)
  const notFound = classifyPage(exportedPage({ body: '<p class="r_lost big">Lost</p>' }), '404.html', modules)
  const out = memoryOutDir({ '404.html': notFound, 'a.html': page, ...css, ...chunks })
  for (const step of [cutFramework, deferFramework, inlineCss]) await step.run(out)
  const once = out.now()
  for (const step of [cutFramework, deferFramework, inlineCss]) await step.run(out)
  expect(out.now()).toEqual(once)
  return once['a.html'] ?? ''
}

test('a static page contains the rules for its elements, in the order of its sheets, and fetches no sheet', async () => {
  const html = await ship(['4:I[1,[],""]'])
  expect(html).toContain(
    '<style>@font-face{font-family:F;src:url(/_next/static/media/f.woff2)}body{margin:0}.q_here{color:blue}</style>',
  )
  expect(html).not.toContain('stylesheet')
})

test('an interactive page also contains rules that its scripts may need later, and fetches no sheet either', async () => {
  const chunks = {
    '_next/static/chunks/one.js': 'load("static/chunks/more.js")',
    '_next/static/chunks/run.js': 'load("static/chunks/one.js")',
    '_next/static/chunks/more.js': 'e.exports={late:"p_late"}',
  }
  const html = await ship(['4:I[3,[],""]'], chunks)
  expect(html).toContain('.p_late{color:red}')
  expect(html).toContain('.q_here{color:blue}')
  expect(html).not.toContain('q_gone')
  expect(html).not.toContain('stylesheet')
})

test('a page keeps the custom properties whose names its scripts construct', async () => {
  const colours = ':root{--late:red;--print-late:blue;--gone:green}.q_here{color:var(--late);fill:var(--print-late)}'
  const chunks = {
    '_next/static/chunks/a.css': colours,
    '_next/static/chunks/run.js': '',
    '_next/static/chunks/one.js': `let d=["late"];say(\`var(--\${d[0]})\`,"var(--print-"+d[0]+")")`,
  }
  const html = await ship(['4:I[3,[],""]'], chunks)
  expect(html).toContain(':root{--late:red;--print-late:blue}')
  const staticPage = await ship(['4:I[1,[],""]'], { '_next/static/chunks/a.css': colours })
  expect(staticPage).toContain('.q_here{color:red;fill:blue}')
})

test('a static page keeps the rules that the tools of its own controls use, but no rules for other tools or for words in a sentence', async () => {
  const tools = {
    '_next/static/client/0123456789/docs.js': '',
    '_next/static/client/0123456789/copy.js': 'x.className="p_late";say("A here or two. A q_gone too.")',
    '_next/static/client/0123456789/own.js': 'x.className="q_gone"',
  }
  const page = classifyPage(
    exportedPage({ rows: ['4:I[1,[],""]'], body: '<button data-tool="copy">a</button>' }),
    'a.html',
    modules,
  )
  const notFound = classifyPage(exportedPage({ body: '<p>Lost</p>' }), '404.html', modules)
  const out = memoryOutDir({ '404.html': notFound, 'a.html': page, ...css, ...tools })
  for (const step of [cutFramework, deferFramework, inlineCss]) await step.run(out)
  expect(out.now()['a.html']).toContain('.p_late{')
  expect(out.now()['a.html']).not.toContain('.q_gone{')
})

test('classes that occur only in the payload count, except those of the not-found page, which no other page shows', async () => {
  const chunks = { '_next/static/chunks/one.js': '', '_next/static/chunks/run.js': '' }
  const payload = (name: string) => ['4:I[3,[],""]', `5:["$","p",null,{"className":"${name}"}]`]
  expect(await ship(payload('r_lost'), chunks)).not.toContain('.r_lost')
  expect(await ship(payload('p_late'), chunks)).toContain('.p_late{')
})

test("a page keeps what its tools use: a case page for the explorer, and a page with a control for that control's tool", async () => {
  const tools = {
    '_next/static/client/0123456789/copy.js': '"p_late"',
    '_next/static/client/0123456789/explorer.js': '"q_gone"',
  }
  const has = (html: string) => ['p_late', 'q_gone'].filter((name) => html.includes(`.${name}{`))
  const staticRows = ['4:I[1,[],""]']
  expect(has(await ship(staticRows, tools))).toEqual([])
  expect(has(await ship(staticRows, tools, '<div data-explorer="/a.json"></div>'))).toEqual(['q_gone'])
  expect(has(await ship(staticRows, tools, '<button data-tool="copy">Copy</button>'))).toEqual(['p_late'])
})

test('a static page keeps no rule that its elements cannot match, except for what a tool can insert or change', async () => {
  const sheet = [
    ...['.q_here{a:b}', '.q_here i{a:b}', '.q_here b{a:b}', '.q_here .p_late{a:b}', '.p_late b{a:b}'],
    ...['[data-mode=off]{a:b}', '[data-mode=on]{a:b}', '.q_here:hover{a:b}', '[open] b{a:b}'],
  ]
  const changes = [
    'x.dataset.mode="off"',
    'x.dataset.mode ||= "off"',
    'set(x,"data-mode","off")',
    'Object.assign(x.dataset, y)',
  ]
  for (const statement of ['x.dataset.mode==="off"', 'find("[data-mode]")', ...changes]) {
    const tools = {
      '_next/static/chunks/a.css': sheet.join(''),
      '_next/static/client/0123456789/copy.js': `x.className="p_late";${statement}`,
    }
    const extra = '<b data-mode="on">One</b><details><i>Two</i><b></b></details><button data-tool="copy">Copy</button>'
    const css = /<style>(.*?)<\/style>/.exec(await ship(['4:I[1,[],""]'], tools, extra))?.[1]
    const removed = sheet.filter((rule) => !css?.includes(rule))
    expect([statement, ...removed]).toEqual([
      statement,
      ...['.q_here i{a:b}', '.q_here b{a:b}'],
      ...(changes.includes(statement) ? [] : ['[data-mode=off]{a:b}']),
    ])
  }
})

test('the loader sets data attributes without a value, so no page needs rules for their values', async () => {
  const needs = ['contents', 'drafts', 'explorer', 'islands', 'own', 'reveals', 'tabs', 'tools'] as const
  const all = Object.fromEntries(needs.map((name) => [name, true])) as Record<(typeof needs)[number], boolean>
  const code = await bundleLoader({ root: process.cwd(), settings }, all, () => '')
  expect(code).toContain('dataset.js=""')
  expect(code).not.toMatch(/dataset\.\w+=(?!=|"")|dataset\[|setAttribute\("data/)
})

test('relative addresses in a sheet become absolute, and absolute ones do not change', () => {
  const sheet = '/nl/_next/static/chunks/a.css'
  expect(makeAddressesAbsolute('a{b:url("../media/x y.svg")}', sheet)).toBe(
    'a{b:url("/nl/_next/static/media/x y.svg")}',
  )
  for (const whole of ['url(/a.svg)', 'url(data:image/png;base64,AA)', 'url(#clip)', "url('https://a.example/b')"])
    expect(makeAddressesAbsolute(whole, sheet)).toBe(whole)
})

test('a sheet that could end its element stops the build', () => {
  const page = classifyPage(exportedPage(), 'a.html', modules)
  expect(() => inlineInPage(page, 'a.html', '.a::after{content:"</style>"}')).toThrow(/contains <\/style\. Write it/)
})
