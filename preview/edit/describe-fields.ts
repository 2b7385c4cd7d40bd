import { splitFrontMatter } from '../../lib/content/front-matter'
import { labelsAt } from '../../lib/content/schemas/field'
import { schemaOf } from '../../lib/pages/find-page'
import { collectDiagnostics } from '../../lib/shared/diagnostic'

/** The maximum number of changes listed for a page. */
const MAX = 12

/** Longer texts are shortened. */
const LENGTH = 160

/** How much of a long text is shown before the first difference. */
const CONTEXT = 60

type Path = readonly (string | number)[]

/**
 * Describes what has changed on a page, with the labels of its form: a sentence for each field with its old and new
 * value, and for each paragraph of the text.
 * @param file its path, such as `content/pages/about.md`
 * @returns none if one of the texts cannot be read
 */
export async function describeFields(file: string, before: string, now: string): Promise<string[]> {
  const [old, current] = [await read(file, before), await read(file, now)]
  if (!old || !current) return []
  const schema = await schemaOf(file)
  const names = [...new Set([...old.fields.keys(), ...current.fields.keys()])]
  const fields = names.flatMap((name) => {
    const path = (old.fields.get(name) ?? current.fields.get(name))?.path ?? []
    const label = labelsAt(schema, path).join(' › ') || path.join('.')
    return compare(`“${label}”`, old.fields.get(name)?.value, current.fields.get(name)?.value)
  })
  const all = [...fields, ...describeText(old.blocks, current.blocks)]
  const remaining = all.length - MAX
  return remaining > 0
    ? [...all.slice(0, MAX), remaining === 1 ? 'One more change.' : `${remaining} more changes.`]
    : all
}

/** The content of a page, for comparison. */
interface PageContent {
  /** Every single value of the front matter, by its path. */
  fields: Map<string, { path: Path; value: string }>
  /** Paragraphs, headings and other blocks. */
  blocks: string[]
}

async function read(file: string, source: string): Promise<PageContent | undefined> {
  let found: PageContent | undefined
  await collectDiagnostics(() => {
    const { yaml, body } = splitFrontMatter(file, source)
    if (yaml.problems.length > 0) return
    const fields = valuesOf(yaml.value).map(([path, value]) => [path.join('.'), { path, value }] as const)
    found = {
      fields: new Map(fields),
      blocks: body
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter(Boolean),
    }
  })
  return found
}

/** Returns every single value with its path. */
function valuesOf(value: unknown, path: Path = []): [path: Path, value: string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, [...path, isList ? Number(name) : name]))
}

function compare(name: string, before: string | undefined, now: string | undefined): string[] {
  if (before === now) return []
  if (before === undefined) return [`${name} is new: ${endQuoted(cut(now))}`]
  if (now === undefined) return [`${name} was “${cut(before)}” and has been removed.`]
  const [old, current] = cutPair(before, now)
  return [`${name} was “${old}” and is now ${endQuoted(current)}`]
}

/** Describes paragraphs that differ, in pairs if as many were removed as were added. */
function describeText(before: readonly string[], now: readonly string[]): string[] {
  const removed = before.filter((block) => !now.includes(block))
  const added = now.filter((block) => !before.includes(block))
  if (removed.length === added.length)
    return removed.length === 0 && before.join('\n') !== now.join('\n')
      ? ['The paragraphs of the text are in a different order.']
      : removed.map((block, index) => {
          const [old, current] = cutPair(block, added[index])
          return `In the text, “${old}” is now ${endQuoted(current)}`
        })
  return [
    ...removed.map((block) => `Removed from the text: ${endQuoted(cut(block))}`),
    ...added.map((block) => `New in the text: ${endQuoted(cut(block))}`),
  ]
}

/** Ends a sentence with a quotation, whose own full stop is enough. */
const endQuoted = (text: string) => (/[.!?]$/.test(text) ? `“${text}”` : `“${text}”.`)

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Puts a text on one line, and keeps the beginning of a long one, up to the end of a word. */
function cut(text = ''): string {
  const line = onOneLine(text)
  return line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/\s+\S*$/, '')}…` : line
}

/** Puts two texts on one line each, and keeps the parts of long ones in which they differ. */
function cutPair(before: string, now = ''): [before: string, now: string] {
  const [old, current] = [onOneLine(before), onOneLine(now)]
  if (Math.max(old.length, current.length) <= LENGTH) return [old, current]
  let same = 0
  while (same < Math.min(old.length, current.length) && old[same] === current[same]) same++
  const start = same > CONTEXT ? old.lastIndexOf(' ', same - CONTEXT) + 1 : 0
  const partOf = (line: string) => (start > 0 ? '…' : '') + cut(line.slice(start))
  return [partOf(old), partOf(current)]
}
