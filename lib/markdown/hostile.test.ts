import { expect, test } from '@jest/globals'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { hostileMarkdown } from '../../tests/fixtures/hostile-markdown'
import { faultsOf } from '../../tests/fixtures/html-allowlist'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { renderMarkdown } from './render'

const context = {
  ...markdownContext({
    'evil.html': '</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    'evil.link': '[x](javascript:alert(1))',
    'evil.bold': '**bold** <b>bold</b>',
    'evil.picture': '![x](https://evil.example/pixel.gif)',
    'evil.address': 'javascript:alert(1)',
    'evil.slashes': '//evil.example',
    'evil.placeholder': '[<script>alert(1)</script>](javascript:alert(1))',
    'evil.again': '{{evil.html}}',
  }),
  async picture(src: string) {
    const known = await markdownContext().picture?.('picture.png', '')
    if (known && src === 'picture.png') return known
    throw Object.assign(new Error('unknown'), { name: 'ContentError', problems: [{ what: 'Unknown.', fix: 'No.' }] })
  },
}

/** Returns all HTML that a page would contain; empty if the text is rejected. */
async function render(markdown: string) {
  let html = ''
  const problems = await collectDiagnostics(async () => {
    const { blocks, intro, sections } = await renderMarkdown(markdown, context)
    const clauses = sections.flatMap(({ parts }) => parts).filter((part) => part.kind !== 'operations')
    html = [blocks, clauses].flat().reduce((all, part) => all + ('html' in part ? part.html : ''), intro)
  })
  return { html, problems }
}

test('the list has no duplicates and at least 150 texts', () => {
  expect(new Set(hostileMarkdown).size).toBe(hostileMarkdown.length)
  expect(hostileMarkdown.length).toBeGreaterThanOrEqual(150)
})

test.each(hostileMarkdown)('no harmful HTML is made from %j', async (markdown) => {
  const { html, problems } = await render(markdown)
  expect(faultsOf(html)).toEqual([])
  for (const problem of problems)
    expect(formatDiagnostic(problem)).toMatch(/^content\/pages\/test\.md:\d+:\d+ {2}\S.*\. .+\.$/s)
})

test('most texts of the list are rejected with a message, and the rest are rendered', async () => {
  const results = await Promise.all(hostileMarkdown.map(render))
  expect(results.filter(({ html, problems }) => html === '' && problems.length === 0).length).toBeLessThan(5)
  expect(results.filter(({ problems }) => problems.length > 0).length).toBeGreaterThan(100)
})

test('the check finds harmful HTML in the output of an unprotected pipeline', async () => {
  const processor = remark().use(remarkGfm).use(remarkHtml, { sanitize: false })
  const seen = hostileMarkdown.filter((markdown) => faultsOf(String(processor.processSync(markdown))).length > 0)
  expect(seen.length).toBeGreaterThan(70)
})
