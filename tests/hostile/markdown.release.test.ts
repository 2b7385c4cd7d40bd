import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { renderMarkdown } from '../../lib/markdown/render'
import { collectDiagnostics, formatDiagnostic } from '../../lib/shared/diagnostic'
import { faultsOf } from '../fixtures/html-allowlist'
import { markdownContext } from '../fixtures/markdown-context'
import { hostile, hostileText, seed } from './random-words'

const TIMEOUT_MS = 600_000

/** Returns the HTML of a text, or the diagnostics about it. Any other exception fails the test. */
async function render(markdown: string, value = 'a value') {
  let html = ''
  const context = markdownContext({ 'plans.pro.monthly': value })
  const problems = await collectDiagnostics(async () => {
    const { blocks, intro, sections } = await renderMarkdown(markdown, {
      ...context,
      picture: () => context.picture?.('picture.png', '') as ReturnType<NonNullable<typeof context.picture>>,
    })
    const clauses = sections.flatMap(({ parts }) => parts).filter((part) => part.kind !== 'operations')
    html = [blocks, clauses].flat().reduce((all, part) => all + ('html' in part ? part.html : ''), intro)
  })
  return { html, problems }
}

test(
  'whatever a text contains, it is rejected with file and line, or becomes HTML in which nothing can run',
  () =>
    fc.assert(
      fc.asyncProperty(hostileText, hostile, async (markdown, value) => {
        const { html, problems } = await render(markdown, value)
        expect(faultsOf(html)).toEqual([])
        for (const problem of problems)
          expect(formatDiagnostic(problem)).toMatch(
            /^content\/pages\/test\.md(:\d+)*( {2}\S+)? {2}\S[\s\S]*\. [\s\S]+\.$/,
          )
      }),
      { seed, numRuns: 3000 },
    ),
  TIMEOUT_MS,
)

/** Measures processor time in milliseconds. */
async function timeOf(run: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * The limit, as a multiple of the time in which ordinary sentences of the same length are parsed; at least `MIN_MS`.
 */
const MAX_RATIO = 30
const MIN_MS = 1000

test(
  'rendering 200 kB of a repeated piece takes at most 30 times as long as parsing ordinary sentences',
  async () => {
    const plain = remark().use(remarkGfm)
    const sentences = 'The quick brown fox jumps over the lazy dog.\n\n'.repeat(4500)
    const usual = await timeOf(() => plain.parse(sentences))
    const max = Math.max(MIN_MS, MAX_RATIO * usual)
    await fc.assert(
      fc.asyncProperty(fc.tuple(hostile, hostile), async (pair) => {
        const piece = pair.join('')
        fc.pre(piece.length > 0)
        const text = piece.repeat(Math.floor(200_000 / Buffer.byteLength(piece)))
        expect({ piece, isFast: (await timeOf(() => render(text))) < max }).toEqual({ piece, isFast: true })
      }),
      { seed, numRuns: 150 },
    )
  },
  TIMEOUT_MS,
)
