import { isMap } from 'yaml'
import { applyEdits, applyToLines, type Edit } from './edits'
import { MergeError } from './merge-messages'
import { isValues, meaningOf, withoutBlanks } from './yaml/meaning'
import { type PlanValue, planBlock } from './yaml/plan-block'
import { planReplacement, planValue } from './yaml/plan-value'
import { type FilePart, parseSource, type Slot, type Source } from './yaml/source'
import { writeEntry } from './yaml/write-new'

/**
 * Writes new values into a YAML or JSON text, and keeps every other character: comments, quotes, order,
 * folded lines, alignment, line endings. A field that is blank and did not exist before is left out. Order in a map
 * means nothing, and is kept; order in a list is that of the new values.
 * @param text the old text: a whole file, or a front matter without its `---`
 * @param values all values of the new text
 * @throws MergeError if the text is invalid, has references, tags or repeated names, which a save could damage, or
 *   cannot be given exactly these values
 */
export function mergeYaml(text: string, values: unknown, part: FilePart): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const written = text.slice(mark.length)
  const source = parseSource(written.replaceAll('\r\n', '\n'), part)
  if (meaningOf(source.doc.toJS() ?? {}) === meaningOf(values ?? {})) return text
  for (const plan of [planFinely, planCoarsely]) {
    const edits = plan(source, values)
    if (hasValues(applyEdits(source.text, edits), values, part)) return mark + applyToLines(written, edits)
  }
  throw new MergeError('merge-not-exact', { file: part.file })
}

/** Whether a text has exactly these values. */
function hasValues(text: string, values: unknown, part: FilePart): boolean {
  try {
    return meaningOf(parseSource(text, part).doc.toJS() ?? {}) === meaningOf(values ?? {})
  } catch (error) {
    if (error instanceof MergeError) return false
    throw error
  }
}

function planFinely(source: Source, values: unknown): Edit[] {
  const node = source.doc.contents
  if (!node) return [planFirst(source, values)]
  return planValue(source, rootSlot(source), values)
}

/** Rewrites the changed top-level fields, for the rare text where smaller edits would give other values. */
function planCoarsely(source: Source, values: unknown): Edit[] {
  const { contents } = source.doc
  if (!isMap(contents) || contents.flow || !isValues(values)) return []
  const planField: PlanValue = (_, slot, value) =>
    meaningOf(slot.node?.toJS(source.doc)) === meaningOf(value) ? [] : planReplacement(source, slot, value)
  return planBlock(source, rootSlot(source), values, planField) ?? []
}

function rootSlot(source: Source): Slot {
  const start = source.doc.contents?.range?.[0] ?? 0
  return {
    node: source.doc.contents,
    from: start,
    end: source.text.trimEnd().length,
    column: 0,
    inFlow: source.isJson,
    isItem: false,
  }
}

/** Adds the first values to a text that is empty or has only comments, below the comments. */
function planFirst(source: Source, values: unknown): Edit {
  const { length } = source.text
  const before = length > 0 && !source.text.endsWith('\n') ? '\n' : ''
  return { start: length, end: length, text: before + writeAll(source, values) }
}

function writeAll(source: Source, values: unknown): string {
  const clean = withoutBlanks(values)
  if (!isValues(clean)) throw new TypeError('A file has named values.')
  const entries = Object.entries(clean)
  return entries
    .map(([key, value]) => `${writeEntry(source, { key, value }, [], { indent: '', inFlow: false })}\n`)
    .join('')
}
