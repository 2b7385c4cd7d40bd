import { posix } from 'node:path'
import { currentFiles } from '../../content/files'
import { isPictureName } from '../../images/pictures/file-type'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { sortOriginalsFirst } from '../links/originals-first'
import { hashesOf, recordedDates } from '../links/recorded-dates'
import { shownPictures } from '../links/shown-pictures'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'case-copied-file': {
    severity: 'warning',
    what: 'This file is the same as {other}, which belongs to another case.',
    fix: 'Replace {wrong}, unless both cases are about the same test.',
  },
  'case-same-picture': {
    severity: 'error',
    what: 'This picture is the same as {other}, so readers would see the same picture twice.',
    fix: 'Replace the wrong one of the two with the right picture.',
  },
  'case-name-twice': {
    severity: 'error',
    what: '“{found}” is the name of two {what}, so readers cannot tell them apart.',
    fix: 'Give this one its own name.',
  },
})

/**
 * Reports what was not replaced in a copied case: files of another case, a picture under two names, and equal names.
 */
export const caseCopies = defineRule({
  title: 'Leftovers of a copied case',
  why: 'A case is often written over a copy of another, and anything left over looks like part of the new case.',
  messages,
  async check({ pages, files, data }) {
    const cases = sortOriginalsFirst({ pages, data }).filter(({ route }) => route?.kind === 'case')
    const dates = recordedDates({ data })
    const dated = cases.flatMap(({ file, route }) => {
      const date = route && dates[route.path]
      return date ? [[posix.dirname(file), { path: route.path, words: date.words }] as const] : []
    })
    return [...cases.flatMap(findRepeatedNames), ...(await findCopiedFiles(cases, files, new Map(dated)))]
  },
})

const lists = { versions: 'versions', setup: 'items' } as const

function findRepeatedNames({ file, yaml }: SnapshotPage): Diagnostic[] {
  const fields = (yaml?.value ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(lists).flatMap(([list, what]) => {
    const items = fields[list]
    const names = (Array.isArray(items) ? items : []).map((item) => item?.name)
    return names.flatMap((name, index) => {
      if (typeof name !== 'string' || names.findIndex((each) => isSame(each, name)) === index) return []
      const path = [list, index, 'name']
      const location = { file, ...yaml?.locationOf(path), field: path.join('.') }
      return [diagnosticAt(location, messages['case-name-twice'], { found: name, what })]
    })
  })
}

const isSame = (one: unknown, name: string) =>
  typeof one === 'string' && one.trim().toLowerCase() === name.trim().toLowerCase()

/** Cases that have been stamped, by folder: the path of the page, and the hash of its words on that day. */
type DatedCases = ReadonlyMap<string, { path: string; words: string }>

/**
 * Reports results and pictures of a case that are the same as those of a case before it, and a picture that it shows
 * twice.
 */
async function findCopiedFiles(
  cases: readonly SnapshotPage[],
  files: readonly string[],
  dated: DatedCases,
): Promise<Diagnostic[]> {
  const shown = new Set(cases.flatMap(shownPictures).map(({ file }) => file))
  const isData = (file: string) => isPictureName(file) || file.endsWith('.csv')
  const own = cases.flatMap((one) => {
    const folder = posix.dirname(one.file)
    return files.filter((file) => posix.dirname(file) === folder && isData(file))
  })
  const found: Diagnostic[] = []
  const bySize = new Map<number, string[]>()
  for (const file of own) {
    const bytes = await readBytes(file)
    if (bytes === undefined || bytes.length === 0) continue
    const known = bySize.get(bytes.length) ?? []
    bySize.set(bytes.length, [...known, file])
    for (const other of known) {
      const isOwn = posix.dirname(other) === posix.dirname(file)
      // Results that both versions share are reported where they are read, and readers see no picture that is unused.
      if (isOwn && !(shown.has(file) && shown.has(other))) continue
      const otherBytes = await readBytes(other)
      if (otherBytes === undefined || Buffer.compare(bytes, otherBytes) !== 0) continue
      found.push(
        isOwn
          ? diagnosticAt({ file }, messages['case-same-picture'], { other: posix.basename(other) })
          : await reportCopied(other, file, dated),
      )
      break
    }
  }
  return found
}

/**
 * Reports the copy: the file of the case that has never been stamped or, of two that have been, of the only one whose
 * words have changed since, because its figures are computed from the wrong results.
 */
async function reportCopied(first: string, second: string, dated: DatedCases): Promise<Diagnostic> {
  const both = [first, second].map((file) => dated.get(posix.dirname(file)))
  const isClear = both[0] !== undefined && both[1] === undefined
  const paths = isClear || !first.endsWith('.csv') ? [] : both.flatMap((each) => each?.path ?? [])
  const hashes = paths.length === 2 ? await hashesOf(paths) : new Map<string, string>()
  const changed = [first, second].filter((_, index) => {
    const each = both[index]
    return each !== undefined && hashes.has(each.path) && hashes.get(each.path) !== each.words
  })
  const [file = second] = changed.length === 1 ? changed : []
  const isKnown = isClear || changed.length === 1
  return diagnosticAt({ file }, messages['case-copied-file'], {
    other: file === first ? second : first,
    wrong: isKnown ? 'it with this case’s own file' : 'the one of the two that is not its case’s own',
  })
}

/** The bytes of a file; undefined if it cannot be read, which is reported where a page shows it. */
const readBytes = (file: string): Promise<Uint8Array | undefined> =>
  currentFiles()
    .readBytes(file)
    .catch(() => undefined)
