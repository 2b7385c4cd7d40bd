import { isMap, isScalar } from 'yaml'
import { plainText } from '../../content/files'
import type { Path, Yaml } from '../../content/yaml/read-yaml'

/** A comment after a value on its line; closing brackets may come between them. */
const afterValue = /^[\s}\],]*?\s#\s*(.*)$/

/** A line with only a comment. */
const wholeLine = /^\s*#\s*(.*)$/

/** A comment after the indicator of a block scalar. */
const afterIndicator = /^[|>][-+\d]*\s+#\s*(.*)$/

/**
 * Finds the comments of values: after the value on its line, on the lines directly above it, and in the same positions
 * around the groups that contain it.
 * @param yaml the result of `readYaml`
 * @param source the text that was read
 * @returns a function that returns the comments of a field's value, without the `#`
 */
export function commentFinder({ nodeAt }: Yaml, source: string): (path: Path) => string | undefined {
  const text = plainText(source)
  const lineAt = (offset: number) => text.slice(offset).split('\n', 1)[0] ?? ''
  const aboveOf = (offset: number) => {
    const above = text.slice(0, offset).split('\n').slice(0, -1)
    const own = above.slice(above.findLastIndex((each) => !wholeLine.test(each)) + 1)
    return own.map((each) => wholeLine.exec(each)?.[1])
  }
  const ofValue = (path: Path) => {
    const node = nodeAt(path)
    if (!isScalar(node) || !node.range) return []
    const [begin, end] = node.range
    return [...aboveOf(begin), afterValue.exec(lineAt(end))?.[1], afterIndicator.exec(lineAt(begin))?.[1]]
  }
  const ofGroup = (path: Path) => {
    const parent = nodeAt(path.slice(0, -1))
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
    if (!isScalar(pair?.key) || !pair.key.range) return []
    const [begin, end] = pair.key.range
    return [...aboveOf(begin), afterValue.exec(lineAt(end).replace(/^\s*:/, ''))?.[1]]
  }
  return (path) => {
    const groups = path.slice(0, -1).flatMap((_, depth) => ofGroup(path.slice(0, depth + 1)))
    const comments = [...groups, ...ofValue(path)].filter(Boolean)
    return comments.length > 0 ? comments.join(' ') : undefined
  }
}
