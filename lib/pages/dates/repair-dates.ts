import { writeFile } from 'node:fs/promises'
import { datesFile, hashWords, type PageDate } from '../../content/dates/dates'
import { datesSchema } from '../../content/dates/dates-schema'
import { currentFiles } from '../../content/files'
import { findMergeConflict } from '../../content/unreadable-text'
import { valueIfAbsent } from '../../shared/absent'
import { ContentError, collectDiagnostics } from '../../shared/diagnostic'
import { parseDates } from './read-dates'
import { readWords } from './words'

/**
 * Rewrites the dates file if it is damaged, with every entry that can still be read. A page for which a merge has
 * left two entries gets the later of their dates, and the hash of its current words if either entry has it, because the
 * page has then already been stamped.
 * @returns the kind of damage; undefined if there was none
 * @throws ContentError if nothing in the file can be read, because stamping would then date every page today
 */
export async function repairDates(): Promise<'conflict' | 'other' | undefined> {
  const text = await currentFiles().readText(datesFile).catch(valueIfAbsent(datesFile, '{}'))
  const problems = await collectDiagnostics(() => parseDates(text))
  if (problems.length === 0) return undefined
  const isConflict = findMergeConflict(datesFile, text) !== undefined
  const found = new Map<string, PageDate[]>()
  for (const [path, entry] of (isConflict ? sidesOf(text) : [text]).flatMap(entriesIn))
    found.set(path, [...(found.get(path) ?? []), entry])
  if (found.size === 0) throw new ContentError(problems)
  const newest = (path: string) => (found.get(path) ?? []).reduce((a, b) => (b.day > a.day ? b : a))
  const words = await (await readWords())((path) => (found.has(path) ? newest(path).day : ''))
  const dates = [...found].map(([path, entries]) => {
    const hash = hashWords(words.get(path) ?? '')
    const present = entries.some((entry) => entry.words === hash) ? { words: hash } : {}
    return [path, { ...newest(path), ...present }] as const
  })
  await writeFile(datesFile, `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`)
  return isConflict ? 'conflict' : 'other'
}

/**
 * Returns both versions of a file with a conflict. The lines between `|||||||` and `=======` belong to neither: some
 * configurations of Git write the common ancestor there.
 */
function sidesOf(text: string): string[] {
  const sides: [string[], string[]] = [[], []]
  let side: 'both' | 'ours' | 'base' | 'theirs' = 'both'
  for (const line of text.split(/\r?\n/)) {
    if (/^<{7}( |$)/.test(line)) side = 'ours'
    else if (/^\|{7}( |$)/.test(line)) side = 'base'
    else if (/^={7}$/.test(line)) side = 'theirs'
    else if (/^>{7}( |$)/.test(line)) side = 'both'
    else {
      if (side === 'both' || side === 'ours') sides[0].push(line)
      if (side === 'both' || side === 'theirs') sides[1].push(line)
    }
  }
  return sides.map((lines) => lines.join('\n'))
}

/** Returns the valid entries of a text that need not be valid JSON: a comma may be missing between two of them. */
function entriesIn(text: string): [path: string, entry: PageDate][] {
  return [...text.matchAll(/"(\/[^"\n]*)"\s*:\s*(\{[^{}]*\})/g)].flatMap(([, path = '', entry = '']) => {
    try {
      return Object.entries(datesSchema.parse({ [path]: JSON.parse(entry) }))
    } catch {
      return []
    }
  })
}
