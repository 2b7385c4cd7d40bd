import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './content-messages'
import { plainText } from './files'

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
 * Finds the one problem of a text that cannot be read at all: it is in another file format or encoding, is written as a
 * code sample, or contains a merge conflict. Look for it first, because every other message about such a file would
 * mislead.
 */
export function findUnreadableText(file: string, source: string): Diagnostic | undefined {
  const [kind] = fileSignatures.find(([, ...signatures]) => signatures.some((each) => source.startsWith(each))) ?? []
  if (kind !== undefined) return diagnosticAt({ file }, fileMessages['file-other-kind'], { kind })
  if (UTF16.test(source)) return diagnosticAt({ file }, fileMessages['file-utf16'])
  return findFence(file, source) ?? findMergeConflict(file, source)
}

/** Finds the line above a file that was copied from a chat or a page as a code sample, and the one below it. */
function findFence(file: string, source: string): Diagnostic | undefined {
  if (!/\.(?:ya?ml|json|txt)$/.test(file) || !/^\s*(?:```|~~~)/.test(source)) return undefined
  const lines = plainText(source).split('\n')
  const first = lines.findIndex((each) => each.trim() !== '')
  const last = lines.findLastIndex((each, index) => index > first && /^(?:```|~~~)$/.test(each.trim()))
  const closing = last < 0 ? '' : `, and line ${last + 1}, which is ${lines[last]?.trim()}`
  return diagnosticAt({ file, line: first + 1 }, fileMessages['file-fence'], {
    found: lines[first]?.trim() ?? '',
    closing,
  })
}

/**
 * Finds the conflict that a merge has left in a text. Look for it before reading the file, because every other message
 * about such a file would mislead.
 */
export function findMergeConflict(file: string, source: string): Diagnostic | undefined {
  if (!/^([<>|=])\1{6}(?![^ \r\n])/m.test(source)) return undefined
  const lines = plainText(source).split('\n')
  const isMark = (each: string) => /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(each)
  // A code sample may show one of the markers, but a whole conflict is reported even in code.
  const isWhole = ['<', '=', '>'].every((character) => lines.some((each) => each.startsWith(character.repeat(7))))
  const prose = isWhole ? lines : withoutCode(lines)
  const marked = prose.findIndex(isMark)
  if (marked >= 0) return diagnosticAt({ file, line: marked + 1 }, fileMessages['file-merge-conflict'])
  const left = findLeftover(lines)
  return left < 0 ? undefined : diagnosticAt({ file, line: left + 1 }, fileMessages['file-merge-leftover'])
}

/**
 * The index of a marker that somebody forgot to delete with the others; -1 if there is none. `=======` below a text of
 * seven characters underlines a heading, and in code it may be anything.
 */
function findLeftover(lines: readonly string[]): number {
  return withoutCode(lines).findIndex((line, index) => line === '=======' && lines[index - 1]?.trim().length !== 7)
}

/** The lines of a text, with those of its code samples emptied. */
function withoutCode(lines: readonly string[]): string[] {
  let isCode = false
  return lines.map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    return isCode ? '' : line
  })
}
