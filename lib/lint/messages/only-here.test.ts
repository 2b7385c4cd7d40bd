import { posix } from 'node:path'
import { expect, test } from '@jest/globals'
import { isTest, type Module } from '../../../tests/architecture/module-kinds'
import { isModule, listSources, parseModule, readSources } from '../../../tests/architecture/source'

/** They pass on what a browser worker reports about a file that a visitor chose: those messages are in packages/gaze. */
const handOn = ['client/tools/own-worker.ts', 'lib/shared/diagnostic.ts']

/** Modules that report problems in their own words, outside the catalogue. */
const pastTheCatalogue = ({ path, sentences }: Module): string[] =>
  isTest(path) || /-messages\.ts$|^lib\/lint\/rules\//.test(path) || handOn.includes(path) || sentences === 0
    ? []
    : [path]

/** Where the catalogue lists its tables. */
const lists = ['lib/lint/messages/catalogue.ts', 'lib/lint/rules.ts']

/** Only what can have a sentence is parsed: parsing everything takes seconds. */
const sources = readSources(listSources().filter((path) => isModule(path) && !isTest(path)))
const modules = sources
  .filter(({ path, text }) => lists.includes(path) || (/\bwhat\b/.test(text) && /\bfix\b/.test(text)))
  .map(parseModule)

test('every sentence about what people edit is in a file named *-messages.ts, or in a lint rule', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.flatMap(pastTheCatalogue)).toEqual([])
})

/** Messages that no text of an editor can cause: visitors see them about areas drawn on their own picture. */
const notEdited = ['packages/gaze/reading/areas-messages.ts']

/** Refusals of a save: the editor in the browser shows them, and `lib` knows nothing of it. */
const ofEditor = /^editor\//

/** The catalogue imports them from the entry point of their package, as `ResultsError.messages`. */
const fromEntryPoints = ['packages/gaze/reading/results-messages.ts']

/** Modules with messages that the catalogue lacks, so that docs/messages.md would lack them too. */
function notInCatalogue(modules: readonly Module[]): string[] {
  const taken = modules
    .filter(({ path }) => lists.includes(path))
    .flatMap(({ path, imports }) => imports.map(({ from }) => posix.join(posix.dirname(path), `${from}.ts`)))
  return modules
    .filter(
      ({ path, sentences }) =>
        sentences > 0 &&
        !isTest(path) &&
        !ofEditor.test(path) &&
        ![...handOn, ...notEdited, ...fromEntryPoints, ...taken].includes(path),
    )
    .map(({ path }) => path)
}

test('every table of messages is in the catalogue', () => {
  const missing = notInCatalogue(modules)
  if (missing.length > 0)
    throw new Error(
      `No catalogue has the messages of ${missing.join(', ')}. Add a lint rule to lib/lint/rules.ts, without which it never ` +
        'runs, and any other table to lib/lint/messages/catalogue.ts. Then run npm run tool -- messages.',
    )
})

test('a table that the catalogue lacks is found', () => {
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
])('a sentence outside the tables is found: %s', (text) => {
  expect(pastTheCatalogue(parseModule({ path: 'lib/a.ts', text }))).toEqual(['lib/a.ts'])
  expect(pastTheCatalogue(parseModule({ path: 'lib/markdown/markdown-messages.ts', text }))).toEqual([])
})

test.each([
  [`const { what, fix } = fillMessage(messages['file-no-page'])`],
  [`const text = 'what: fix:' // { what: 1, fix: 2 }`],
  [`const plan = { what: 'A plan' }`],
])('text that only looks similar passes: %s', (text) => {
  expect(pastTheCatalogue(parseModule({ path: 'lib/a.ts', text }))).toEqual([])
})
