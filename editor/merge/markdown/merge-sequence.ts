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
 * Writes new parts with the sources of the old ones: a part that means the same keeps its source, and two that were
 * neighbours keep what is between them, as does a part that follows a new or a removed one.
 * @param edit returns the source of an edited part, from the old and the new one
 * @param separator the text between parts that were not neighbours
 */
export function mergeSequence<Each extends Part>(
  text: string,
  before: readonly Each[],
  after: readonly Each[],
  how: {
    edit(old: Each, part: Each): string
    isSimilar(old: Each, part: Each): boolean
    separator: string
    /** Returns the source of a part at its new index. */
    place?(source: string, index: number): string
    /** Returns the sources of two consecutive parts, if they must be changed because of each other. */
    keepApart?(first: Piece, second: Piece): [first: string, second: string]
  },
): string {
  const { from } = alignItems(
    before.map(({ meaning }) => meaning),
    after.map(({ meaning }) => meaning),
    (old, index) => how.isSimilar(before[old] as Each, after[index] as Each),
  )
  const sourceOf = (part: Each, old: Each | undefined) => {
    if (!old || old.meaning === part.meaning) return (old ?? part).source
    return how.isSimilar(old, part) ? how.edit(old, part) : part.source
  }
  const pieces = after.map((part, index): Piece => {
    const old = from[index]?.old
    const known = old === undefined ? undefined : before[old]
    const isNeighbour = index > 0 && old !== undefined && old - 1 === from[index - 1]?.old
    const above = old === undefined || old === 0 ? '' : text.slice(before[old - 1]?.end, before[old]?.start)
    // Between other parts, it must separate as well as a new separator would.
    const isWide = above !== '' && above.includes(how.separator)
    const gap = index === 0 ? '' : isNeighbour || isWide ? above : how.separator
    const source = sourceOf(part, known)
    return { gap, source: how.place?.(source, index) ?? source, isOld: known?.meaning === part.meaning }
  })
  for (const [index, second] of pieces.entries()) {
    const first = pieces[index - 1]
    if (first && how.keepApart) [first.source, second.source] = how.keepApart(first, second)
  }
  return pieces.map(({ gap, source }) => gap + source).join('')
}
