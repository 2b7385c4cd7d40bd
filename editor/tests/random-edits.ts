import fc from 'fast-check'

/** A random edit of a value somewhere in a tree. */
export interface RandomEdit {
  /** Chooses the value: an index among the paths of all values, modulo their number. */
  index: number
  kind: 'change' | 'remove' | 'insert' | 'move' | 'replace'
  value: unknown
}

const newText = fc.constantFrom(
  'new',
  'a: b',
  '# c',
  '- d',
  'one\ntwo',
  ' spaced ',
  'it’s “e”',
  "f'g",
  'h "i"',
  '{{a.b}}',
  '5',
  'null',
  'x, y',
  '&z',
  'k #l',
  'm\n\nn\n',
  '*o',
  '!p',
  '%q',
  '@r',
  '`s`',
  '|',
  '>',
  '? t',
  '---',
  'tab\there',
  '\\u',
  'ünï',
  'long '.repeat(30).trim(),
)
const newValue = fc.oneof(
  newText,
  newText,
  fc.constantFrom<unknown>(1.5, 0, -3, true, false, 99.99),
  fc.array(newText, { minLength: 1, maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'n', 'long name'), fc.oneof(newText, fc.integer()), {
    minKeys: 1,
    maxKeys: 3,
  }),
)

/** Random edits. */
export const arbitraryEdit: fc.Arbitrary<RandomEdit> = fc.record({
  index: fc.nat(200),
  kind: fc.constantFrom(
    'change' as const,
    'change' as const,
    'remove' as const,
    'insert' as const,
    'move' as const,
    'replace' as const,
  ),
  value: newValue,
})

/** The path of a value in a tree. */
type Path = (string | number)[]

// biome-ignore lint/suspicious/noExplicitAny: any tree of values
type Tree = any

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns all paths in a tree, except that of its root. */
function pathsOf(tree: Tree, path: Path = []): Path[] {
  if (typeof tree !== 'object' || tree === null) return []
  const keys = Array.isArray(tree) ? [...tree.keys()] : Object.keys(tree)
  return keys.flatMap((key) => [[...path, key], ...pathsOf(tree[key], [...path, key])])
}

/**
 * Applies an edit to a tree.
 * @returns the new tree, and the path below which lines may change (a new path if something is inserted); undefined if
 * the edit cannot be applied, or if its result would be ambiguous
 */
export function applyEdit(tree: Tree, { index, kind, value }: RandomEdit): { tree: Tree; touched: Path } | undefined {
  const paths = pathsOf(tree)
  const path = paths[index % Math.max(1, paths.length)]
  if (!path) return undefined
  const copy = structuredClone(tree)
  const parent = path.slice(0, -1).reduce((node, key) => node[key], copy)
  const key = path.at(-1) as string
  const isText = (each: unknown) => typeof each !== 'object' || each === null
  if (kind === 'change' || kind === 'replace') {
    if (kind === 'change' && !(isText(parent[key]) && isText(value))) return undefined
    parent[key] = value
    return { tree: copy, touched: path }
  }
  if (Array.isArray(parent)) {
    if (kind === 'insert') parent.splice(Number(key), 0, value)
    // Of two equal items, either may be removed.
    else if (
      parent.length === 1 ||
      parent.some((each, other) => other !== Number(key) && isEqual(each, parent[Number(key)]))
    )
      return undefined
    else {
      const [item] = parent.splice(Number(key), 1)
      if (kind === 'move') parent.splice((Number(key) + index) % (parent.length + 1), 0, item)
    }
    return { tree: copy, touched: kind === 'insert' ? [...path.slice(0, -1), 'added'] : path }
  }
  if (kind === 'insert') {
    parent.added = value
    return { tree: copy, touched: [...path.slice(0, -1), 'added'] }
  }
  if (kind !== 'remove' || Object.keys(parent).length === 1) return undefined
  delete parent[key]
  return { tree: copy, touched: path }
}
