import { isScalar, parseDocument } from 'yaml'
import { plainText } from './plain-text'
import type { Path } from './read-yaml'

/** A comment behind a value on its line; what closes a list or a group on the same line may stand in between. */
const behind = /^[\s}\],]*?\s#\s*(.*)$/

/** A line that holds a comment and nothing else. */
const alone = /^\s*#\s*(.*)$/

/**
 * Finds the comments of values: behind one on its line, and on the lines right above it.
 * @param source a text that `readYaml` takes
 * @returns a function that gives the comments of the value of a field, without their signs
 */
export function commentsIn(source: string): (path: Path) => string | undefined {
  const text = plainText(source)
  const doc = parseDocument(text)
  return (path) => {
    const node = doc.getIn(path, true)
    if (!isScalar(node) || !node.range) return undefined
    const [line = ''] = text.slice(node.range[1]).split('\n', 1)
    const above = text.slice(0, node.range[0]).split('\n').slice(0, -1)
    const own = above.slice(above.findLastIndex((each) => !alone.test(each)) + 1)
    const comments = [...own.map((each) => alone.exec(each)?.[1]), behind.exec(line)?.[1]].filter(Boolean)
    return comments.length > 0 ? comments.join(' ') : undefined
  }
}
