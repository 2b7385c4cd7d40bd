import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { everything } from '../../lib/content/edition'
import { lintContent } from '../../lib/lint/lint-content'
import { routeOf } from '../../lib/pages/find-page'
import { list } from '../../lib/pages/list'
import { collectDiagnostics, formatDiagnostic } from '../../lib/shared/diagnostic'
import { onPart } from '../fixtures/part-of-site'
import { damage, damaged, seed } from './random-words'

const TIMEOUT_MS = 1_200_000

/** Delivered files of the main kinds that people edit, apart from those of cases. */
const files = [
  'content/pages/about.md',
  'content/pages/pricing.md',
  'content/docs/collect.md',
  'content/docs/rest/index.md',
  'content/facts.yml',
  'content/site.yml',
  'content/computed.yml',
  'content/words.txt',
  'content/.dates.json',
  'content/docs/rest/endpoints.yml',
  'locales/en/common.json',
] as const

/** File, line, column, field and two sentences. A field can be any text before a colon. */
const message = /^\S+?(?::\d+){0,2}(?: {2}.+?)? {2}\S[\s\S]*[.?!”)] \S[\s\S]*\.$/

/** Returns the messages about a site with one damaged file, and the paths of its pages if they can be listed. */
const inspectSite = (file: string, text: string) =>
  onPart(
    { 'content/pages/thanks.md': (before) => before, [file]: text },
    async () => {
      const problems = await lintContent()
      let paths: string[] = []
      const unlisted = await collectDiagnostics(async () => {
        paths = (await list(everything)).map(({ path }) => path)
      })
      return { problems, paths, unlisted }
    },
    { legal: [] },
  )

describe.each(files)('%s, damaged anywhere,', (file) => {
  const before = readFileSync(file, 'utf8')

  test(
    'has each mistake reported with a file and two sentences, and no page disappears without a message',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (all) => {
          const { problems, paths, unlisted } = await inspectSite(file, damaged(before, all))
          for (const problem of [...problems, ...unlisted]) expect(formatDiagnostic(problem)).toMatch(message)
          const route = file.endsWith('.md') ? routeOf(file)?.path : undefined
          const isReported = problems.some((problem) => problem.file === file && problem.severity === 'error')
          if (route !== undefined && !isReported) expect(paths).toContain(route)
        }),
        { seed, numRuns: 150 },
      ),
    TIMEOUT_MS,
  )
})
