import { basename, dirname, extname } from 'node:path'
import { siteConfig } from '../../../site.config'
import { isLockFile } from '../../content/files'
import { renamedResults, resultsFiles, spreadsheetFor } from '../../content/results/read-case-results'
import { fixedPages, pageOfFile, routeOf } from '../../pages/find-page'
import { endpointsFile } from '../../reference/endpoints'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import { foldersWithoutText } from '../links/case-folders'
import {
  indexMeant,
  invalidNameIn,
  movedFile,
  plainPathOf,
  renamedFile,
  withoutForeignExtension,
} from '../links/file-names'
import { recordedDates } from '../links/recorded-dates'
import { defineRule } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'file-unused': {
    severity: 'warning',
    what: 'Nothing on the site uses this file.',
    fix: 'If you still need it, keep it in a folder outside content/ and locales/.',
  },
  'file-without-case': {
    severity: 'warning',
    what: 'This file is missing, so the other files in its folder do not become a case.',
    fix: 'Add it, with the fields and the text of the case; or keep the folder outside content/ until you have its text.',
  },
  'file-extension-added': {
    severity: 'error',
    what: 'Nothing on the site uses this file, because its name ends in “{added}”.',
    fix: 'Rename it to {instead}; if your computer does not show “{added}”, make it show file name extensions first.',
  },
  'file-lock': {
    severity: 'warning',
    what: 'A word processor keeps this file here while a document is open, and the site does not need it.',
    fix: 'Close the document, and delete this file if it is still there.',
  },
  'file-document': {
    severity: 'warning',
    what: 'Nothing on the site uses this document: a page is a plain text file whose name ends in .md.',
    fix: 'Copy its words into {instead}, and keep the document in a folder outside content/.',
  },
  'file-plain-text': {
    severity: 'warning',
    what: 'Nothing on the site uses this file: the file of a page has a name that ends in .md.',
    fix: 'If it is a page, rename it to {instead}; otherwise keep it in a folder outside content/.',
  },
  'file-of-page': {
    severity: 'error',
    what: 'The page {path} is gone, because the name of this file does not end in .md.',
    fix: 'Rename it to {instead}.',
  },
  'file-elsewhere': {
    severity: 'error',
    what: 'Nothing on the site uses this file here, and {instead} is missing.',
    fix: 'Move it to {instead}.',
  },
  'file-misnamed': {
    severity: 'error',
    what: 'Nothing on the site uses this file, and “{instead}” is missing.',
    fix: 'Rename it to {instead}.',
  },
})

/** Files that are read by name. */
const dataFiles = [
  'content/site.yml',
  'content/facts.yml',
  'content/computed.yml',
  'content/words.txt',
  'content/gone-pages.txt',
  'content/.dates.json',
  endpointsFile,
]

/** Pictures; the rule `pictures` reports those that no page shows. */
const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|tiff?|bmp|heic|heif)$/i

/** A document in a folder of pages. */
const pageDocument = /(?<=^content\/(?:docs|pages|cases)\/.+)\.(?:docx?|odt|rtf|pages|html?|pdf)$/i

/** A text in a folder of pages under the extension of a plain text. */
const plainText = /(?<=^content\/(?:docs|pages|cases\/[^/]+)\/.+)\.(?:txt|text|mdx|mdown)$/i

/** Files that operating systems create, and files that keep a folder in Git. */
const leftBehind = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep|\.gitignore)$/

/** Reports files that nothing on the site uses. */
export const unusedFiles = defineRule({
  title: 'Files that nothing uses',
  why: 'A file that nothing uses has a mistyped name, or should have been removed.',
  messages,
  check(content) {
    const wanted = listWantedFiles(content)
    const present = new Set(content.files)
    const absentByFolder = new Map<string, string[]>()
    const absent = [...wanted].filter((file) => !present.has(file))
    for (const file of absent)
      absentByFolder.set(dirname(file), [...(absentByFolder.get(dirname(file)) ?? []), basename(file)])
    const unused = content.files.filter((file) => !wanted.has(file))
    // Reading the case reports a results file under another name or in another format.
    const results = new Set(
      absent.flatMap((file) =>
        /\/[ab]\.csv$/.test(file) ? [renamedResults(file, content.files), spreadsheetFor(file, content.files)] : [],
      ),
    )
    const renamed = new Map(absent.map((file) => [renamedFile(file, unused), file]))
    const moved = new Map(
      absent.filter((file) => dataFiles.includes(file)).map((file) => [movedFile(file, unused), file]),
    )
    const cases = new Set(unused.flatMap((file) => (indexMeant(file, present) === undefined ? [] : dirname(file))))
    const known = recordedDates(content)
    const withoutText = foldersWithoutText(content.files)
    const withoutCase = [...withoutText].map((folder) =>
      diagnosticAt({ file: `${folder}/index.md` }, messages['file-without-case']),
    )
    const others = content.files.flatMap((file): Diagnostic[] => {
      const name = basename(file)
      if (withoutText.has(dirname(file))) return []
      if (wanted.has(file) || results.has(file) || name === 'README.md' || picture.test(name) || leftBehind.test(name))
        return []
      const original = renamed.get(file)
      // The files of a case whose text has another name.
      if (cases.has(dirname(file))) return []
      // Reading the case reports the results of a second version that the case does not have.
      if (/^content\/cases\/[^/]+\/b\.csv$/.test(file) && wanted.has(file.replace(/b\.csv$/, 'a.csv'))) return []
      if (isLockFile(file)) return [diagnosticAt({ file }, messages['file-lock'])]
      // The rule `routes` reports a text that does not become a page, a page under another name, and an invalid folder
      // name.
      if (file.startsWith('content/') && (name.endsWith('.md') || original?.endsWith('.md'))) return []
      if (invalidNameIn(dirname(file)) !== undefined) return []
      const inner = withoutForeignExtension(file)
      // If a file with that name exists, this one is a copy of it, and renaming it would replace the original.
      if (inner !== undefined && !present.has(inner) && (wanted.has(inner) || pageOfFile(plainPathOf(inner)))) {
        const instead = basename(inner.endsWith('.md') ? plainPathOf(inner) : inner)
        return [diagnosticAt({ file }, messages['file-extension-added'], { added: extname(file), instead })]
      }
      if (original === undefined && pageDocument.test(file)) {
        const page = basename(plainPathOf(`${file.replace(pageDocument, '')}.md`))
        return [diagnosticAt({ file }, messages['file-document'], { instead: page })]
      }
      // A copy of the file beside it, which has kept the name that another program gave it.
      if (inner !== undefined && present.has(inner)) return [diagnosticAt({ file }, messages['file-unused'])]
      const isWithout = extname(file) === '' && /^content\/(?:docs|pages|cases\/[^/]+)\//.test(file)
      if (original === undefined && (isWithout || plainText.test(file)) && !moved.has(file)) {
        const page = plainPathOf(`${file.replace(plainText, '')}.md`)
        const path = routeOf(page)?.path
        const instead = basename(page)
        if (path !== undefined && !present.has(page))
          return [
            Object.hasOwn(known, path)
              ? diagnosticAt({ file }, messages['file-of-page'], { path, instead })
              : diagnosticAt({ file }, messages['file-plain-text'], { instead }),
          ]
      }
      const instead = original ? basename(original) : nearest(name, absentByFolder.get(dirname(file)) ?? [])
      const elsewhere = moved.get(file)
      if (instead === undefined && elsewhere !== undefined)
        return [diagnosticAt({ file }, messages['file-elsewhere'], { instead: elsewhere })]
      // Reading the texts reports their file under another name.
      if (instead !== undefined && file.startsWith('locales/')) return []
      return [
        instead === undefined
          ? diagnosticAt({ file }, messages['file-unused'])
          : diagnosticAt({ file }, messages['file-misnamed'], { instead }),
      ]
    })
    return [...withoutCase, ...others]
  },
})

function listWantedFiles({ pages }: Pick<Snapshot, 'pages'>): ReadonlySet<string> {
  const { exported, default: fallback } = siteConfig.locales
  return new Set([
    ...dataFiles,
    ...fixedPages().map(({ file }) => file),
    ...[...exported, fallback].map((language) => `locales/${language}/common.json`),
    ...pages.flatMap(filesOfCase),
  ])
}

/** The areas of interest of a case, and a results file for each version. */
function filesOfCase({ file, route, yaml }: SnapshotPage): string[] {
  if (route?.kind !== 'case') return []
  const folder = dirname(file)
  const { versions } = (yaml?.value ?? {}) as { versions?: unknown }
  // While the versions cannot be read, both results files may be in use.
  const pictures = Array.isArray(versions) ? versions.map(String) : ['a', 'b']
  return [`${folder}/areas.yml`, ...resultsFiles({ folder, pictures })]
}
