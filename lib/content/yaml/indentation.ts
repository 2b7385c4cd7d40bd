import { yamlMessages } from '../content-messages'
import type { SyntaxProblem } from './quotes-and-spaces'

/** Finds the first field if it is indented further than the others: the parser then ignores everything after it. */
export function findIndentedFirst(text: string): SyntaxProblem | undefined {
  const first = /^(?:[ \t]*(?:#.*)?\n)*( +)[^\s#].*\n(?:.*\n)*?[^\s#]/.exec(text)
  if (!first) return undefined
  return { offset: first[0].search(/^ +[^\s#]/m), message: yamlMessages['yaml-first-indented'], reason: '' }
}

/**
 * Finds an item of a list that has lost its dash, or else a line that is indented by the wrong number of spaces.
 * @param last the offset at which the parser fails; a mistake after it is not its cause
 */
export function findMisplacedLine(text: string, last: number): SyntaxProblem | undefined {
  const lines = fieldLines(text)
  const item = itemWithoutDash(lines) ?? firstItemWithoutDash(lines)
  if (item && item.offset <= last) {
    const values = { found: `${item.name}:` }
    return { offset: item.offset + item.found, message: yamlMessages['yaml-no-dash'], reason: '', values }
  }
  const line = lineOfOddIndent(lines)
  if (!line || line.from > last) return undefined
  const { name = '', isItem = false } = lines.find(({ offset }) => offset === line.offset) ?? {}
  // Only the groups of the whole file are known if the file cannot be read.
  const field = line.instead === 0 ? name : undefined
  if (line.isUnnamed) {
    const values = { spaces: spacesIn(line.instead), missing: UNNAMED }
    return { offset: line.offset, message: yamlMessages['yaml-list-unnamed'], reason: '', values, field }
  }
  const isDeeper = line.found > line.instead + 1 && !isItem
  const values = {
    found: line.found,
    instead: spacesIn(line.instead),
    group: isDeeper ? `; if the name of its group is missing above it, write ${UNNAMED} there` : '',
  }
  return {
    offset: line.offset,
    message: yamlMessages['yaml-indent-odd'],
    reason: '',
    values,
    ...(isDeeper && { field }),
  }
}

/** What a message says for the name of a group or a list that only the schema knows. */
export const UNNAMED = 'that name and a colon'

/** The number of spaces before a line, in words that continue “with”. */
export const spacesIn = (count: number) => (count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`)

/** A line of YAML that begins a field or an item of a list. */
interface FieldLine {
  offset: number
  /** The number of spaces before it. */
  found: number
  /** The number of spaces and dashes before its name. */
  depth: number
  isItem: boolean
  /** Its name; empty for an item without one. */
  name: string
  /** Whether the field has its value on this line, so that none can be below it. */
  hasValue: boolean
}

function fieldLines(text: string): FieldLine[] {
  let offset = 0
  return text.split('\n').flatMap((line) => {
    const start = offset
    offset += line.length + 1
    const [whole = '', spaces = '', dash = '', name] = /^( *)((?:- +)*)([\w.-]+:(?= |$)|-(?=\s*$))?/.exec(line) ?? []
    if (name === undefined && dash === '') return []
    const value = line
      .slice(whole.length)
      .replace(/(?:^|\s)#.*/, '')
      .trim()
    const depth = spaces.length + dash.length
    const hasValue = name !== undefined && name !== '-' && /^[^|>]/.test(value)
    const isItem = dash !== '' || name === '-'
    return [{ offset: start, found: spaces.length, depth, isItem, name: name?.replace(/[:-]$/, '') ?? '', hasValue }]
  })
}

/**
 * Finds an item of a list that has lost its dash: the first field that has a value and also further fields below it, if
 * an item beside it begins with the same name.
 */
function itemWithoutDash(lines: readonly FieldLine[]): FieldLine | undefined {
  const index = lines.findIndex(({ found, isItem, hasValue }, position) => {
    const next = lines[position + 1]
    return !isItem && hasValue && next?.isItem === false && next.found === found + 2
  })
  const line = lines[index]
  if (!line) return undefined
  const isOutside = ({ found }: FieldLine) => found < line.found
  const isLike = ({ found, name, isItem }: FieldLine) => isItem && found === line.found && name === line.name
  const sides = [lines.slice(0, index).reverse(), lines.slice(index + 1)]
  const hasItem = sides.some((side) => {
    const end = side.findIndex(isOutside)
    return side.slice(0, end < 0 ? undefined : end).some(isLike)
  })
  return hasItem ? line : undefined
}

/**
 * Finds the first item of a list if it has lost its dash: fields at the start of a group, above an item with the name
 * of the first of them.
 */
function firstItemWithoutDash(lines: readonly FieldLine[]): FieldLine | undefined {
  for (const [index, { isItem, found, depth, name }] of lines.entries()) {
    if (!isItem || name === '') continue
    // Each line is passed once, because the search ends at the item above.
    let start = index
    for (let above = lines[start - 1]; above && !above.isItem && above.found >= found; above = lines[start - 1]) start--
    const [group, first] = [lines[start - 1], lines[start]]
    const isAligned = first?.found === found || first?.found === depth
    if (start < index && group && !group.hasValue && group.found < found && isAligned && first?.name === name)
      return first
  }
  return undefined
}

/** The number of spaces by which groups are indented in the files of this site. */
const INDENT = 2

/**
 * Finds the first line that is not aligned with any group around it, that is aligned with the items of a list without
 * being one, or that is below a field which has a value already.
 * @returns its offset, and in `from` that of the line where the parser may fail; `found` and `instead` are numbers of
 *   spaces; `isUnnamed` if it begins a list without a name, whose spaces are then `instead`
 */
function lineOfOddIndent(
  lines: readonly FieldLine[],
): { offset: number; from: number; found: number; instead: number; isUnnamed?: boolean } | undefined {
  const open = [0]
  // The depths at which only items of a list can begin.
  const lists = new Set<number>()
  // The depths at which items have begun, in a list that may be aligned with its name.
  const items = new Set<number>()
  for (const [index, { offset, found, depth, isItem, hasValue }] of lines.entries()) {
    const around = [...open]
    const ended = new Set<number>()
    let inner = 0
    let closed: number | undefined
    while ((open.at(-1) ?? 0) > found) {
      inner = open.pop() ?? 0
      if (lists.delete(inner)) closed = inner
      if (items.delete(inner)) ended.add(inner)
    }
    const outer = open.at(-1) ?? 0
    if (outer === found && !isItem && lists.has(found) && inner > found)
      return { offset, from: offset, found, instead: inner }
    if (isItem && closed !== undefined && !items.has(found)) return { offset, from: offset, found, instead: closed }
    if (outer < found && inner > found) {
      // Between the two, the line below is likelier to be aligned with this one, unless it begins a group.
      const middle = (outer + inner) / 2
      const below = lines[index + 1]
      const isLikeBelow = below?.found === outer && (below.hasValue || !hasValue)
      const isNearer = found < middle || (found === middle && isLikeBelow)
      const isOuter = isItem ? items.has(outer) : isNearer
      return { offset, from: offset, found, instead: isOuter ? outer : inner }
    }
    const [before, next] = [lines[index - 1], lines[index + 1]]
    if (isItem && before?.hasValue && !before.isItem && before.found === found && !items.has(found))
      return { offset, from: offset, found, instead: Math.max(0, found - INDENT), isUnnamed: true }
    // The first line of a group, if the line below is where the group should begin.
    const isOdd = found > outer && (hasValue ? found !== outer + INDENT : found > outer + INDENT)
    if (!isItem && isOdd && next?.found === outer + INDENT) return { offset, from: offset, found, instead: next.found }
    if (hasValue && next && next.found > depth) {
      // The line below belongs to a group that was open, so this one has lost its indentation.
      const isOfGroup = !next.isItem || ended.has(next.found)
      if (!isItem && before && isOfGroup && (before.hasValue ? around.includes(next.found) : before.depth === found))
        return { offset, from: offset, found, instead: before.hasValue ? before.depth : next.found }
      const isUnnamed = next.isItem && !isItem && items.size === 0
      const instead = !next.isItem ? depth : isItem || isUnnamed ? found : Math.max(...items)
      return { offset: next.offset, from: offset, found: next.found, instead, isUnnamed }
    }
    if (outer < found) open.push(found)
    if (outer < found && isItem) lists.add(found)
    if (isItem) items.add(found)
    if (depth > found) open.push(depth)
  }
  return undefined
}
