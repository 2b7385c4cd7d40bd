import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { tools } from '../tool.mjs'
import { anchorsIn, linksIn, messagePattern, pathsIn, quotedIn, scriptsIn, toolsIn } from './architecture/papers'
import { listSources } from './architecture/source'

/** The documentation of the repository. Markdown in `content/` becomes pages, and the build checks it. */
const papers = listSources().filter(
  (path) => path.endsWith('.md') && (!path.startsWith('content/') || path.endsWith('README.md')),
)
const read = (path: string) => readFileSync(path, 'utf8')

/** A path as people write it: without an extension if it is a module. */
const isThere = (path: string) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(`${path}${ending}`))

/** Links of a document that lead nowhere. */
function deadLinks(paper: string, text: string): string[] {
  return linksIn(text).filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? paper : posix.join(posix.dirname(paper), file)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
  })
}

test('there is documentation to test', () => {
  expect(papers).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']))
})

describe.each(papers)('%s', (paper) => {
  test('links only to existing files', () => {
    expect(deadLinks(paper, read(paper))).toEqual([])
  })

  test('names only files that exist', () => {
    expect(pathsIn(read(paper)).filter((path) => !isThere(path))).toEqual([])
  })

  test('names only commands of package.json and of its tools', () => {
    const { scripts } = JSON.parse(read('package.json'))
    expect(scriptsIn(read(paper)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    expect(toolsIn(read(paper)).filter((name) => !Object.hasOwn(tools, name))).toEqual([])
  })
})

/** Words that mean nothing outside this project, and the standard term for each. */
const glossary: readonly (readonly [RegExp, string])[] = [
  [/\b(content )?doctor\b/i, 'content lint'],
  [/\btwins?\b/i, 'Markdown copy'],
  [/\bdecoys?\b/i, 'honeypot'],
  [/\bstand-ins?\b/i, 'fallback or placeholder'],
  [/\bkept back\b/i, 'unpublished or scheduled'],
  [/\bformerly\b/i, 'aliases'],
  [/\bnear miss(es)?\b/i, 'valid input'],
  [/\b(stands|stood) (in|on|at|beside|below|above|behind|for)\b/i, 'is'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
]

test('documents use standard terms', () => {
  const found = papers.flatMap((paper) =>
    glossary.flatMap(([word, instead]) => {
      const match = word.exec(read(paper).replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, ''))
      return match ? [`${paper}: “${match[0]}”, write ${instead}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('the README has both commands, each in its own block', () => {
  const readme = read('README.md')
  expect(readme).toContain('```sh\nnpm start\n```')
  expect(readme).toContain('```sh\nnpm test\n```')
})

test('every decision record has a unique number, a decision and what was rejected', () => {
  const records = papers.filter((path) => path.startsWith('docs/decisions/'))
  const numbers = records.map((path) => posix.basename(path).slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const lacking = records.filter((path) => {
    const text = read(path)
    const titled = text.startsWith(`# ${posix.basename(path).slice(0, 3)} `)
    return !titled || !/\*\*Decision\./.test(text) || !/\*\*Rejected\./.test(text)
  })
  expect(lacking).toEqual([])
})

test('every message that docs/writing-content.md quotes is one that docs/messages.md lists', () => {
  const messages = read('docs/messages.md')
    .split('\n')
    .flatMap((row) => messagePattern(row) ?? [])
  const quoted = quotedIn(read('docs/writing-content.md'))
  expect(quoted.length).toBeGreaterThan(20)
  const unknown = quoted.filter((line) => {
    const isWarning = line.endsWith(' (warning)')
    const text = line.replace(/ \(warning\)$/, '').replace(/^\S+\s+/, '')
    return !messages.some(({ severity, pattern }) => (severity === 'warning') === isWarning && pattern.test(text))
  })
  expect(unknown).toEqual([])
})

test('a dead link, a missing file and an unknown command are found', () => {
  expect(deadLinks('docs/a.md', '[a](architecture.md) [b](nowhere.md) [c](../README.md#nowhere)')).toEqual([
    'nowhere.md',
    '../README.md#nowhere',
  ])
  expect(pathsIn('`lib/nowhere.ts`, `lib/*.ts`, `out/index.html` and `a/b`')).toEqual(['lib/nowhere.ts'])
  expect(scriptsIn('Run `npm run nothing -- --all`, then npm test and `npm start`.')).toEqual(['nothing'])
  expect(toolsIn('Run `npm run tool -- nothing --all`, or `npm run tool -- <name>`.')).toEqual(['nothing'])
})
