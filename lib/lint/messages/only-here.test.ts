import { posix } from 'node:path'
import { expect, test } from '@jest/globals'
import { isTest } from '../../../tests/architecture/module-kinds'
import { isModule, listSources, type Module, parseModule, readSources } from '../../../tests/architecture/source'

/**
 * Modules that pass on messages of other modules: a worker passes on those of packages/gaze about a visitor's file, and
 * `diagnostic.ts` fills in placeholders.
 */
const passOn = ['client/tools/own-worker.ts', 'lib/shared/diagnostic.ts']

/** Returns the path of a module that has messages outside the tables; otherwise an empty list. */
const outsideTables = ({ path, messageCount }: Module): string[] =>
  isTest(path) || /-messages\.ts$|^lib\/lint\/rules\//.test(path) || passOn.includes(path) || messageCount === 0
    ? []
    : [path]

/** The modules in which the catalogue lists its tables. */
const lists = ['lib/lint/messages/catalogue.ts', 'lib/lint/rules.ts']

/** Only modules that may contain a message are parsed, because parsing all of them takes seconds. */
const sources = readSources(listSources().filter((path) => isModule(path) && !isTest(path)))
const modules = sources
  .filter(({ path, text }) => lists.includes(path) || (/\bwhat\b/.test(text) && /\bfix\b/.test(text)))
  .map(parseModule)

test('every message to editors is in a file named *-messages.ts, or in a lint rule', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.flatMap(outsideTables)).toEqual([])
})

/** Messages that editors cannot cause: visitors see them about areas that they draw on their own picture. */
const aboutDrawnAreas = ['packages/gaze/reading/areas-messages.ts']

/** Messages of the editor, which `lib` does not import. */
const editorPath = /^editor\//

/** The catalogue imports them from the entry point of their package, as `ResultsError.messages`. */
const fromEntryPoints = ['packages/gaze/reading/results-messages.ts']

/** Lists modules whose messages are not in the catalogue, and so would not be in docs/messages.md. */
function notInCatalogue(modules: readonly Module[]): string[] {
  const taken = modules
    .filter(({ path }) => lists.includes(path))
    .flatMap(({ path, imports }) => imports.map(({ from }) => posix.join(posix.dirname(path), `${from}.ts`)))
  return modules
    .filter(
      ({ path, messageCount }) =>
        messageCount > 0 &&
        !isTest(path) &&
        !editorPath.test(path) &&
        ![...passOn, ...aboutDrawnAreas, ...fromEntryPoints, ...taken].includes(path),
    )
    .map(({ path }) => path)
}

test('every table of messages is in the catalogue', () => {
  const missing = notInCatalogue(modules)
  if (missing.length > 0)
    throw new Error(
      `The catalogue lacks the messages of ${missing.join(', ')}. Add a lint rule to lib/lint/rules.ts, without which it never ` +
        'runs, and any other table to lib/lint/messages/catalogue.ts. Then run npm run tool -- messages.',
    )
})

test('a table of messages that is not in the catalogue is found', () => {
  const table = `export const messages = defineMessages({ 'a-b': { severity: 'error', what: 'It is wrong.', fix: 'Mend it.' } })`
  const catalogue = `import { messages } from '../../markdown/markdown-messages'`
  const few = [
    { path: 'lib/lint/messages/catalogue.ts', text: catalogue },
    { path: 'lib/markdown/markdown-messages.ts', text: table },
    { path: 'lib/images/image-messages.ts', text: table },
    { path: 'lib/lint/messages/forgotten-messages.ts', text: table },
  ].map(parseModule)
  expect(notInCatalogue(few)).toEqual(['lib/images/image-messages.ts', 'lib/lint/messages/forgotten-messages.ts'])
})

test.each([
  [`problems.push({ file, line, what: 'It is wrong.', fix: 'Mend it.' })`],
  [`const [what, fix] = ['It is wrong.', 'Mend it.']; throw new ContentError([{ file, what, fix }])`],
  [`export const filled = { 'what': "It is wrong.", ['fix']: 'Mend it.' }`],
])('a message outside the tables is found: %s', (text) => {
  expect(outsideTables(parseModule({ path: 'lib/a.ts', text }))).toEqual(['lib/a.ts'])
  expect(outsideTables(parseModule({ path: 'lib/markdown/markdown-messages.ts', text }))).toEqual([])
})

test.each([
  [`const { what, fix } = fillMessage(messages['file-no-page'])`],
  [`const text = 'what: fix:' // { what: 1, fix: 2 }`],
  [`const plan = { what: 'A plan' }`],
])('code that only looks like a message passes: %s', (text) => {
  expect(outsideTables(parseModule({ path: 'lib/a.ts', text }))).toEqual([])
})
