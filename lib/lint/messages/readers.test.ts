import { afterAll, describe } from '@jest/globals'
import { keepContentFolders } from '../../../tests/fixtures/content-folder'
import { caseCases } from '../../../tests/fixtures/messages/cases'
import { characterCases } from '../../../tests/fixtures/messages/characters'
import type { ContentCase, Overlay } from '../../../tests/fixtures/messages/content-case'
import { dateCases } from '../../../tests/fixtures/messages/dates'
import { docsCases } from '../../../tests/fixtures/messages/docs'
import { drawingCases } from '../../../tests/fixtures/messages/drawings'
import { factCases } from '../../../tests/fixtures/messages/facts'
import { fieldCases } from '../../../tests/fixtures/messages/fields'
import { fileCases } from '../../../tests/fixtures/messages/files'
import { frontMatterCases } from '../../../tests/fixtures/messages/front-matter'
import { gonePagesCases } from '../../../tests/fixtures/messages/gone-pages'
import { legalCases } from '../../../tests/fixtures/messages/legal'
import { localeCases } from '../../../tests/fixtures/messages/locales'
import { markdownCases } from '../../../tests/fixtures/messages/markdown'
import { pictureCases } from '../../../tests/fixtures/messages/pictures'
import { publishingCases } from '../../../tests/fixtures/messages/publishing'
import { resultsCases } from '../../../tests/fixtures/messages/results'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { tokenCases } from '../../../tests/fixtures/messages/tokens'
import { wordListCases } from '../../../tests/fixtures/messages/words'
import { yamlCases } from '../../../tests/fixtures/messages/yaml'
import { getContent } from '../../pages/get-content'
import type { Diagnostic } from '../../shared/diagnostic'
import { localeKeys } from '../rules/locale-keys'
import { takeSnapshot } from '../snapshot'
import { readers } from './catalogue'

const legalTexts = ['content/pages/privacy.md', 'content/pages/terms.md']

const folders = keepContentFolders()

afterAll(folders.remove)

/**
 * Returns what `diagnose` finds, and missing interface texts, which are found by a rule because only code uses them.
 */
const lint = async (files: Overlay) => {
  const content = await getContent()
  const found = await content.diagnose()
  const hasLocale = Object.keys(files).some((file) => file.startsWith('locales/'))
  return hasLocale ? [...found, ...(await localeKeys.check(await takeSnapshot(content)))] : found
}

/**
 * Tests messages in a real folder, because pictures and symbolic links are read from disk. It contains interface and
 * legal texts only where a message needs them.
 */
function testReaders(messages: Parameters<typeof testMessages>[0], all: readonly ContentCase[]) {
  const reporters = new Map(
    all.flatMap(({ report, invalid, valid, repaired = valid }) =>
      [invalid, valid, repaired].map((files) => [files, report]),
    ),
  )
  /** Results by input, because many messages have the same valid input. */
  const reported = new Map<Overlay, Promise<readonly Diagnostic[]>>()
  testMessages(messages, all, (files, id) => {
    const paths = Object.keys(files)
    const parts = {
      legal: legalTexts.filter((file) => id.startsWith('date-') || paths.includes(file)),
      locales: /^(?:date-|docs-same-anchor|locale-)/.test(id) || paths.some((path) => path.startsWith('locales/')),
    }
    const found = reported.get(files) ?? folders.run(files, reporters.get(files) ?? (() => lint(files)), parts)
    reported.set(files, found)
    return found
  })
}

const tables: Readonly<Record<keyof typeof readers, readonly ContentCase[]>> = {
  Files: fileCases,
  'Invisible characters': characterCases,
  'Front matter': frontMatterCases,
  YAML: yamlCases,
  Fields: fieldCases,
  Facts: factCases,
  Tokens: tokenCases,
  Markdown: markdownCases,
  Pictures: pictureCases,
  'Drawings (SVG)': drawingCases,
  Cases: caseCases,
  'Results of a case': resultsCases.filter(({ id }) => id.startsWith('results-file-')),
  'Results files': resultsCases.filter(({ id }) => !id.startsWith('results-file-')),
  Documentation: docsCases,
  'Dates of pages': dateCases,
  'Times of publication': publishingCases,
  'Legal texts': legalCases,
  'Interface texts': localeCases,
  'Words of the site': wordListCases,
  'Confirmed as gone': gonePagesCases,
}

for (const [title, all] of Object.entries(tables))
  describe(title, () => testReaders(readers[title as keyof typeof readers], all))
