import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './content-messages'
import { findMergeConflict } from './files'

/** Signatures of other file formats, as they appear when their bytes are decoded as UTF-8. */
const fileSignatures: readonly (readonly [kind: string, ...signatures: string[]])[] = [
  ['a Word document, a spreadsheet or an archive', 'PK\u0003\u0004', '\uFFFD\uFFFD\u0011\uFFFD'],
  ['a PDF', '%PDF-'],
  ['a document in Rich Text Format', '{\\rtf'],
  ['a picture', '\uFFFDPNG', '\uFFFD\uFFFD\uFFFD', 'GIF8', 'RIFF'],
]

/** ASCII characters in UTF-16, in either byte order, after a byte order mark if there is one. */
const UTF16 = /^\uFFFD{0,2}(?:[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/

/**
 * Finds the one problem of a text that cannot be read at all: it is in another file format or encoding, or it contains
 * a merge conflict. Look for it first, because every other message about such a file would mislead.
 */
export function findUnreadableText(file: string, source: string): Diagnostic | undefined {
  const [kind] = fileSignatures.find(([, ...signatures]) => signatures.some((each) => source.startsWith(each))) ?? []
  if (kind !== undefined) return diagnosticAt({ file }, fileMessages['file-other-kind'], { kind })
  if (UTF16.test(source)) return diagnosticAt({ file }, fileMessages['file-utf16'])
  return findMergeConflict(file, source)
}
