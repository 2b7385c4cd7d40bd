import { posix } from 'node:path'
import type { Diagnostic } from '../shared/diagnostic'

/** Where a message is a consequence of another one: in the same field, line, file or folder, or anywhere. */
type Reach = 'field' | 'line' | 'file' | 'folder' | 'site'

/** Further messages that a mistake causes: correcting it removes them, and their advice would mislead. */
export interface Consequences {
  /** The ids of messages that report the mistake. */
  of: readonly string[]
  /** The ids of those that follow from it, or every other message. */
  are: readonly string[] | 'all'
  reach: Reach
}

/** An editor who reads two messages looks for two mistakes. */
export const consequences: readonly Consequences[] = [
  // Once a text is written correctly, the facts in it count as used, and its length is right.
  { of: ['token-no-braces', 'file-without-case'], are: ['fact-unused', 'fact-unused-typed'], reach: 'site' },
  { of: ['token-no-braces'], are: ['head-title-length', 'head-description-length'], reach: 'field' },
  { of: ['prose-beside-token'], are: ['prose-small-letter'], reach: 'line' },
  // The sections of a case or of a legal text say which heading is meant.
  {
    of: ['case-section-unknown', 'legal-heading-depth'],
    are: ['heading-second-title', 'heading-title-again', 'heading-skips-level'],
    reach: 'line',
  },
  { of: ['case-section-unknown'], are: ['heading-skips-level'], reach: 'file' },
  {
    of: ['heading-without-space'],
    are: ['case-section-missing', 'case-section-missing-last', 'heading-skips-level'],
    reach: 'file',
  },
  // Which sections a case needs depends on the number of its versions.
  {
    of: ['field-list-unnamed', 'field-list-long'],
    are: ['case-section-unknown', 'case-section-missing', 'case-section-missing-last', 'results-file-missing-second'],
    reach: 'folder',
  },
  { of: ['heading-without-space'], are: ['legal-heading-unmarked'], reach: 'line' },
  { of: ['heading-twice'], are: ['heading-without-text'], reach: 'file' },
  // A line with a mark that Markdown reads becomes a clause.
  {
    of: ['item-not-read', 'item-without-space', 'bullet-not-read', 'dash-not-read', 'mark-wide-space'],
    are: ['legal-outside-clauses'],
    reach: 'line',
  },
  { of: ['legal-other-part'], are: ['operations-elsewhere'], reach: 'line' },
  { of: ['item-mark-twice'], are: ['legal-clause-long'], reach: 'line' },
  { of: ['token-with-marks', 'block-not-read'], are: ['token-braces'], reach: 'line' },
  // A comment that is read as one is closed, gives its reason, and is not shown.
  {
    of: ['mark-foreign'],
    are: ['comment-not-closed', 'text-markup', 'case-hard-coded-number', 'legal-figure'],
    reach: 'line',
  },
  // A clause that begins on a line of its own is no part of the line above, and is counted.
  { of: ['legal-clause-within'], are: ['legal-summary-long'], reach: 'line' },
  { of: ['legal-clause-within'], are: ['legal-clause-number', 'legal-no-clause'], reach: 'file' },
  // Code that is read as such has no marks, and its end begins nothing.
  {
    of: ['fence-of-quotes', 'fence-within-line', 'code-language-unknown'],
    are: [
      'mark-foreign',
      'mark-not-closed',
      'html-in-text',
      'html-line-break',
      'heading-second-title',
      'fence-not-closed',
      'fence-closed-otherwise',
      'fence-around-fence',
    ],
    reach: 'file',
  },
  { of: ['code-by-spaces'], are: ['table-rows-apart', 'table-row-apart', 'table-without-dashes'], reach: 'file' },
  { of: ['table-row-uneven'], are: ['mark-not-closed'], reach: 'line' },
  { of: ['prose-in-code'], are: ['code-json-invalid'], reach: 'file' },
  { of: ['prose-spelling'], are: ['prose-start'], reach: 'line' },
  { of: ['prose-other-marks'], are: ['claim-unknown'], reach: 'line' },
  // Clauses are counted as one list once their lines are read as items.
  { of: ['item-below-text'], are: ['legal-clause-number'], reach: 'file' },
  {
    of: ['text-direction', 'text-zero-width', 'text-soft-hyphen', 'text-control'],
    are: ['social-character'],
    reach: 'line',
  },
  { of: ['prose-item-twice'], are: ['prose-paragraph-twice'], reach: 'line' },
  { of: ['prose-mark', 'prose-mark-apart', 'prose-gap'], are: ['prose-cut-off', 'stray-end'], reach: 'field' },
  { of: ['prose-cut-off'], are: ['stray-end'], reach: 'field' },
  { of: ['stray-end', 'stray-quote'], are: ['stray-edge'], reach: 'line' },
  // A mark follows the quotation mark that was lost.
  { of: ['prose-bracket-open'], are: ['prose-mark', 'prose-mark-apart', 'prose-gap'], reach: 'field' },
  { of: ['site-mark'], are: ['site-country'], reach: 'field' },
  { of: ['site-mark'], are: ['head-title-length'], reach: 'site' },
  { of: ['site-country', 'site-client'], are: ['stray-quote'], reach: 'field' },
  // Once the text around it is correct, a bracket or a quotation mark has its partner again.
  { of: ['stray-quote'], are: ['prose-bracket-open', 'prose-bracket-close'], reach: 'line' },
  { of: ['link-words-not-closed'], are: ['text-markup'], reach: 'line' },
  // A field below the front matter is missing from it.
  { of: ['field-missing'], are: ['legal-above-sections'], reach: 'file' },
  { of: ['line-above-text'], are: ['legal-above-sections'], reach: 'line' },
  // What a field says is judged once it has its right name and place.
  {
    of: ['field-unknown', 'field-other-name', 'field-misplaced', 'field-of-page', 'field-group-unnamed'],
    are: ['field-path', 'field-markup', 'field-bullet', 'link-nowhere', 'link-gone'],
    reach: 'field',
  },
  { of: ['field-text-empty'], are: ['site-placeholder'], reach: 'field' },
  // Whoever writes over a copied page replaces all of these.
  {
    of: ['page-copied'],
    are: ['head-duplicate', 'head-duplicate-heading', 'page-same-order', 'page-same-name'],
    reach: 'file',
  },
  { of: ['page-copied'], are: ['case-copied-file'], reach: 'folder' },
  // The text of a page that lacks its own says nothing about the page.
  {
    of: ['text-missing', 'page-text-copied'],
    are: [
      'case-section-unknown',
      'case-section-missing',
      'case-section-missing-last',
      'case-one-version',
      'case-areas-unknown',
      'token-unknown',
      'operations-elsewhere',
    ],
    reach: 'file',
  },
  { of: ['picture-unused'], are: ['case-copied-file'], reach: 'file' },
  // A file with the right name in the right folder is no longer missing, and has its address again.
  {
    of: ['file-misnamed', 'file-extension-added', 'file-elsewhere'],
    are: ['file-missing', 'locale-missing', 'case-areas-missing', 'date-file-missing'],
    reach: 'site',
  },
  { of: ['file-document', 'file-plain-text'], are: ['page-gone'], reach: 'site' },
  // Once its file has the right name again, the page is where its links lead.
  { of: ['file-of-page'], are: ['link-gone', 'link-nowhere', 'page-missing'], reach: 'site' },
  // The same goes for a file whose name or folder makes no page of it.
  { of: ['file-odd-name', 'file-no-page', 'file-no-schema', 'case-elsewhere'], are: ['link-gone'], reach: 'site' },
  { of: ['file-copy', 'file-no-schema'], are: ['file-capitals'], reach: 'file' },
  // A file in its own folder has the right fields.
  { of: ['page-elsewhere'], are: 'all', reach: 'file' },
  { of: ['case-elsewhere'], are: 'all', reach: 'folder' },
  // A fact that only this page used is reported again if the page was removed on purpose.
  { of: ['page-gone'], are: ['fact-unused', 'fact-unused-typed'], reach: 'site' },
  // The pages show the operations once the table names them as before.
  { of: ['operations-misnamed'], are: ['block-no-operations'], reach: 'site' },
  { of: ['endpoint-name'], are: ['operations-misnamed'], reach: 'line' },
  // A finished text is a sentence.
  { of: ['text-unfinished'], are: ['field-invalid-value'], reach: 'field' },
  // An invalid address is not judged as a text.
  { of: ['field-invalid-address'], are: ['site-placeholder'], reach: 'field' },
  // A block that is read shows its operations.
  { of: ['block-not-read'], are: ['operations-gone'], reach: 'file' },
  { of: ['text-zero-width'], are: ['token-braces'], reach: 'line' },
  {
    of: ['folder-capitals', 'file-capitals'],
    are: ['link-gone', 'link-nowhere', 'page-missing', 'page-layout'],
    reach: 'site',
  },
]

/**
 * Returns the messages without those that follow from another one. Warnings wait until no error is left, because an
 * error may have caused them: what a page shows or links to is not known while the page cannot be read.
 */
export function withoutConsequences(
  all: readonly Diagnostic[],
  policy: readonly Consequences[] = consequences,
): Diagnostic[] {
  const errors = all.filter(isError)
  const found = errors.length > 0 ? errors : all
  const causes = new Map<string, Diagnostic[]>()
  for (const each of found) {
    const same = causes.get(each.id)
    if (same) same.push(each)
    else causes.set(each.id, [each])
  }
  // Usually none.
  const relevant = policy.filter(({ of }) => of.some((id) => causes.has(id)))
  return found.filter(
    (each) =>
      !relevant.some(
        ({ of, are, reach }) =>
          (are === 'all' ? !of.includes(each.id) : are.includes(each.id)) &&
          of.some((id) => causes.get(id)?.some((cause) => isNear[reach](cause, each))),
      ),
  )
}

const isError = ({ severity }: Diagnostic) => severity === 'error'

const isNear: Readonly<Record<Reach, (one: Diagnostic, other: Diagnostic) => boolean>> = {
  // A field inside another is part of it.
  field: (one, other) =>
    one.file === other.file && one.field !== undefined && `${other.field}.`.startsWith(`${one.field}.`),
  line: (one, other) => one.file === other.file && one.line !== undefined && one.line === other.line,
  file: (one, other) => one.file === other.file,
  folder: (one, other) => posix.dirname(one.file) === posix.dirname(other.file),
  site: () => true,
}
