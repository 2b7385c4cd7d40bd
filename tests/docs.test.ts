import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { tools } from '../tool.mjs'
import { anchorsIn, linksIn, messagePattern, pathsIn, quotedIn, scriptsIn, toolsIn } from './architecture/docs'
import { checkModule, checkProse } from './architecture/glossary'
import { isModule, listSources, readSources } from './architecture/source'

/** The documentation of the repository. Markdown in `content/` becomes pages, and the build checks it. */
const documents = listSources().filter(
  (path) => path.endsWith('.md') && (!/^(tests\/specification\/)?content\//.test(path) || path.endsWith('README.md')),
)
const read = (path: string) => readFileSync(path, 'utf8')

/** Whether a path exists; the extension of a module may be left out. */
const pathExists = (path: string) => ['', '.ts', '.tsx', '.mjs'].some((extension) => existsSync(`${path}${extension}`))

/** Lists the broken links in a document. */
function deadLinks(document: string, text: string): string[] {
  return linksIn(text).filter((link) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? document : posix.join(posix.dirname(document), file)
    if (!existsSync(target)) return true
    return anchor !== undefined && !anchorsIn(read(target)).includes(anchor)
  })
}

test('there is documentation to test', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']))
})

describe.each(documents)('%s', (document) => {
  test('links only to existing files', () => {
    expect(deadLinks(document, read(document))).toEqual([])
  })

  test('mentions only files that exist', () => {
    expect(pathsIn(read(document)).filter((path) => !pathExists(path))).toEqual([])
  })

  test('mentions only commands and tools that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    expect(scriptsIn(read(document)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    expect(toolsIn(read(document)).filter((name) => !Object.hasOwn(tools, name))).toEqual([])
  })
})

test('documents use standard terms', () => {
  expect(
    documents.flatMap((document) => checkProse(read(document)).map((problem) => `${document}: ${problem}`)),
  ).toEqual([])
})

/** Whether a file has to contain words from the glossary. */
const isGlossary = (path: string) => path === 'tests/architecture/glossary.ts' || path === 'tests/docs.test.ts'

test('names, comments and titles of tests use standard terms', () => {
  const paths = listSources().filter((path) => isModule(path) && !isGlossary(path))
  const modules = readSources(paths).map((source) => ({ path: source.path, found: checkModule(source) }))
  expect(modules.flatMap(({ path, found }) => found.map((problem) => `${path}: ${problem}`))).toEqual([])
})

test('the README has both commands, each in its own block', () => {
  const readme = read('README.md')
  expect(readme).toContain('```sh\nnpm start\n```')
  expect(readme).toContain('```sh\nnpm test\n```')
})

test('every decision record has a unique number, a decision and what was rejected', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/'))
  const numbers = records.map((path) => posix.basename(path).slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const incomplete = records.filter((path) => {
    const text = read(path)
    const titled = text.startsWith(`# ${posix.basename(path).slice(0, 3)} `)
    return !titled || !/\*\*Decision\./.test(text) || !/\*\*Rejected\./.test(text)
  })
  expect(incomplete).toEqual([])
})

test('every message quoted in docs/writing-content.md is listed in docs/messages.md', () => {
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

test('a word in the glossary is found in names, comments and titles, not in strings, patterns or class names', () => {
  const check = (text: string) => checkModule({ path: 'a.tsx', text })
  expect(check('const dueDates = 1')).toEqual(['dueDates: “due”, write scheduled'])
  for (const name of ['standIn', 'STAND_IN', 'twins', 'isDecoy', 'unsettled', 'SETTLED_MS', 'weighPicture', 'timed'])
    expect(check(`const ${name} = 1`)).toHaveLength(1)
  expect(check('const weight = 1, standInside = Promise.allSettled([])')).toEqual([])
  expect(check('for (let at = 0; ; ) at++')).toEqual(['“at”, write index, offset or position'])
  expect(check('const says = 1')).toEqual(['“says” or “said”, write message, statement or summary'])
  expect(check('sayNothing(saysSo, a.says, felt)')).toEqual([
    'sayNothing: “say”, write format, print, report or message',
    'saysSo: “says s”, write format, print, report or message',
    'felt: “felt”, write basic emotion',
  ])
  expect(check("const a = 'é' // Its twin.")).toEqual(['“twin”, write Markdown copy'])
  expect(check('/**\n * A page that\n * stood for another.\n */')).toEqual(['“stood for”, write is'])
  expect(check("test.each([1])('the plate of %s', () => {})")).toEqual([
    '“plate”, write layer, circle or fixation circle',
  ])
  expect(check("const { at } = '// plate'.at(0), a = <b className={styles.disc}>its twin</b>, c = /disc/")).toEqual([])
  expect(check('/** `settle` is late due to its size. */ const a = `plate // twin`')).toEqual([])
})

test('a broken link, a missing file and an unknown command are found', () => {
  expect(deadLinks('docs/a.md', '[a](architecture.md) [b](nowhere.md) [c](../README.md#nowhere)')).toEqual([
    'nowhere.md',
    '../README.md#nowhere',
  ])
  expect(pathsIn('`lib/nowhere.ts`, `lib/*.ts`, `out/index.html` and `a/b`')).toEqual(['lib/nowhere.ts'])
  expect(scriptsIn('Run `npm run nothing -- --all`, then npm test and `npm start`.')).toEqual(['nothing'])
  expect(toolsIn('Run `npm run tool -- nothing --all`, or `npm run tool -- <name>`.')).toEqual(['nothing'])
})
