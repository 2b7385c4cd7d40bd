import { alignItems } from '../align'

/** A part of a text with its source: a block, an item, a row. */
export interface Part {
  source: string
  meaning: string
  start: number
  end: number
}

/** A part of the merged text. */
export interface Piece {
  /** The text before it. */
  gap: string
  source: string
  /** Whether its source is that of the old text. */
  isOld: boolean
}

/**
 * Writes new parts with the sources of the old ones. A part that means the same keeps its source. A part that existed
 * before also keeps the text before it, if it follows the same part as before or if that text contains the separator.
 * @param text the old text
 * @param edit returns the source of an edited part, from the old and the new one
 * @param separator the text between parts that were not neighbours
 */
export function mergeSequence<Each extends Part>(
  text: string,
  before: readonly Each[],
  after: readonly Each[],
  options: {
    edit(old: Each, part: Each): string
    isSimilar(old: Each, part: Each): boolean
    separator: string
    /** Returns the source of a part at its new index. */
    place?(source: string, index: number): string
    /** Returns the sources of two consecutive parts, changed if they would otherwise be read as one. */
    keepApart?(first: Piece, second: Piece): [first: string, second: string]
  },
): string {
  const { from } = alignItems(
    before.map(({ meaning }) => meaning),
    after.map(({ meaning }) => meaning),
    (old, index) => options.isSimilar(before[old] as Each, after[index] as Each),
  )
  const sourceOf = (part: Each, old: Each | undefined) => {
    if (!old || old.meaning === part.meaning) return (old ?? part).source
    return options.isSimilar(old, part) ? options.edit(old, part) : part.source
  }
  const pieces = after.map((part, index): Piece => {
    const oldIndex = from[index]?.old
    const old = oldIndex === undefined ? undefined : before[oldIndex]
    const isNeighbour = index > 0 && oldIndex !== undefined && oldIndex - 1 === from[index - 1]?.old
    const above = oldIndex === undefined || oldIndex === 0 ? '' : text.slice(before[oldIndex - 1]?.end, old?.start)
    // Between parts that were not neighbours, the old text must contain the separator.
    const separates = above !== '' && above.includes(options.separator)
    const gap = index === 0 ? '' : isNeighbour || separates ? above : options.separator
    const source = sourceOf(part, old)
    return { gap, source: options.place?.(source, index) ?? source, isOld: old?.meaning === part.meaning }
  })
  for (const [index, second] of pieces.entries()) {
    const first = pieces[index - 1]
    if (first && options.keepApart) [first.source, second.source] = options.keepApart(first, second)
  }
  return pieces.map(({ gap, source }) => gap + source).join('')
}
