import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './content-messages'
import { findMergeConflict } from './files'

/** How files of other kinds begin when their bytes are read as UTF-8. */
const otherKinds: readonly (readonly [kind: string, ...beginnings: string[]])[] = [
  ['a Word document, a spreadsheet or an archive', 'PK\u0003\u0004', '\uFFFD\uFFFD\u0011\uFFFD'],
  ['a PDF', '%PDF-'],
  ['a document in Rich Text Format', '{\\rtf'],
  ['a picture', '\uFFFDPNG', '\uFFFD\uFFFD\uFFFD', 'GIF8', 'RIFF'],
]

/** ASCII characters in UTF-16, in either byte order, after a byte order mark if there is one. */
const UTF16 = /^\uFFFD{0,2}(?:[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/

/**
 * Finds the one problem of a text that cannot be read at all: it is of another kind, in another encoding, or has a
 * merge conflict. Look for it first, because every other message about such a file would mislead.
 */
export function findUnreadableText(file: string, source: string): Diagnostic | undefined {
  const [kind] = otherKinds.find(([, ...beginnings]) => beginnings.some((each) => source.startsWith(each))) ?? []
  if (kind !== undefined) return diagnosticAt({ file }, fileMessages['file-other-kind'], { kind })
  if (UTF16.test(source)) return diagnosticAt({ file }, fileMessages['file-utf16'])
  return findMergeConflict(file, source)
}
