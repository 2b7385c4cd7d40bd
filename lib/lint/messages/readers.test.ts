import { afterAll, describe } from '@jest/globals'
import { keepContentFolders } from '../../../tests/fixtures/content-folder'
import { caseCases } from '../../../tests/fixtures/messages/cases'
import { dateCases } from '../../../tests/fixtures/messages/dates'
import { docsCases } from '../../../tests/fixtures/messages/docs'
import { drawingCases } from '../../../tests/fixtures/messages/drawings'
import { factCases } from '../../../tests/fixtures/messages/facts'
import { fieldCases } from '../../../tests/fixtures/messages/fields'
import { fileCases } from '../../../tests/fixtures/messages/files'
import { frontMatterCases } from '../../../tests/fixtures/messages/front-matter'
import { launchCases } from '../../../tests/fixtures/messages/launch'
import { legalCases } from '../../../tests/fixtures/messages/legal'
import { localeCases } from '../../../tests/fixtures/messages/locales'
import { markdownCases } from '../../../tests/fixtures/messages/markdown'
import { pictureCases } from '../../../tests/fixtures/messages/pictures'
import { publishingCases } from '../../../tests/fixtures/messages/publishing'
import type { Overlay, ReaderCase } from '../../../tests/fixtures/messages/reader-case'
import { resultsCases } from '../../../tests/fixtures/messages/results'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { tokenCases } from '../../../tests/fixtures/messages/tokens'
import { yamlCases } from '../../../tests/fixtures/messages/yaml'
import { cases } from '../rules/cases'
import { legal } from '../rules/legal'
import { localeKeys } from '../rules/locale-keys'
import { publishing } from '../rules/publishing'
import { reading } from '../rules/reading'
import { takeSnapshot } from '../snapshot'
import { readers } from './catalogue'

const legalTexts = ['content/pages/privacy.md', 'content/pages/terms.md']

const folders = keepContentFolders()

afterAll(folders.remove)

/** The rules that call the readers of these files. */
const callers = (files: Overlay) => {
  const has = (folder: string) => Object.keys(files).some((file) => file.startsWith(folder))
  return [
    reading,
    ...(has('content/cases/') ? [cases] : []),
    ...(has('content/pages/terms.md') ? [legal] : []),
    ...(has('locales/') ? [localeKeys] : []),
    ...(has('content/docs/guide.md') ? [publishing] : []),
  ]
}

const lint = async (files: Overlay) => {
  const content = await takeSnapshot()
  return (await Promise.all(callers(files).map(({ check }) => check(content)))).flat()
}

/** In a folder: pictures and links are read from disk. Interface and legal texts are there only where they are needed. */
function testReaders(messages: Parameters<typeof testMessages>[0], all: readonly ReaderCase[]) {
  const reports = new Map(all.flatMap(({ report, invalid, valid }) => [invalid, valid].map((files) => [files, report])))
  testMessages(messages, all, (files: Overlay, id) => {
    const paths = Object.keys(files)
    const parts = {
      legal: legalTexts.filter((file) => /^(?:date-|launch-)/.test(id) || paths.includes(file)),
      locales:
        /^(?:date-|docs-same-anchor|launch-|locale-)/.test(id) || paths.some((path) => path.startsWith('locales/')),
    }
    return folders.run(files, reports.get(files) ?? (() => lint(files)), parts)
  })
}

const tables: Readonly<Record<keyof typeof readers, readonly ReaderCase[]>> = {
  Files: fileCases,
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
  'Before the site goes live': launchCases,
}

for (const [title, all] of Object.entries(tables))
  describe(title, () => testReaders(readers[title as keyof typeof readers], all))
