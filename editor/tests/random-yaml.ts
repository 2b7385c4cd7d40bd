import fc from 'fast-check'

/**
 * A line of a random file, with the path of the value on it: `/a/0/b`. The path of a line with only a name ends in
 * `/:`, that of a comment above it in `/#`; an empty line has none.
 */
export interface Line {
  text: string
  path: string
}

/** A random value, with its style. */
type Shape =
  | { kind: 'text'; style: 'plain' | 'single' | 'double' | 'folded' | 'literal'; words: string[] }
  | { kind: 'number'; written: string }
  | {
      kind: 'list' | 'map'
      isFlow: boolean
      items: { key: string; value: Shape; comment: string; isSpaced: boolean }[]
    }

/** A random YAML file. */
export interface RandomFile {
  lines: Line[]
  text: string
}

const word = fc.constantFrom('gaze', 'of', 'people', 'ä', '“look”', '4.20', 'a-b', 'first', 'x', '{{a.b}}', "it's")
const words = fc.array(word, { minLength: 1, maxLength: 12 })
const comment = fc.constantFrom('', '', '', 'why', 'number ok: one', '- no item')

const text: fc.Arbitrary<Shape> = fc.record({
  kind: fc.constant('text' as const),
  style: fc.constantFrom('plain' as const, 'single' as const, 'double' as const, 'folded' as const, 'literal' as const),
  words,
})
const number: fc.Arbitrary<Shape> = fc.record({
  kind: fc.constant('number' as const),
  written: fc.constantFrom('0', '4.20', '-1.5', '99', 'true', '1e3', '2026-12-24'),
})

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    number,
    fc.record({
      kind: fc.constantFrom('list' as const, 'map' as const),
      isFlow: fc.boolean(),
      items: fc.array(
        fc.record({
          key: fc.constantFrom('a', 'b', 'c', 'name', 'long name', '7'),
          value: tie('shape'),
          comment,
          isSpaced: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  ),
}))

/**
 * Random files: block and flow style, quotes, folded texts, comments, empty lines, with and without a final line
 * ending.
 */
export const arbitraryFile: fc.Arbitrary<RandomFile> = fc
  .tuple(
    fc.array(fc.tuple(shape, comment, fc.boolean()), { minLength: 1, maxLength: 5 }),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([fields, newLine, isEnded]) => {
    const items = fields.map(([value, each, isSpaced], index) => ({
      key: `field${index}`,
      value,
      comment: each,
      isSpaced,
    }))
    const lines = [{ text: '# The file.', path: '' }, ...write({ kind: 'map', isFlow: false, items }, '', '')]
    const body = lines.map((line) => line.text).join(newLine)
    return { lines, text: isEnded ? body + newLine : body }
  })

function write(shape: Shape, path: string, indent: string): Line[] {
  if (shape.kind === 'text' || shape.kind === 'number') return []
  const isMap = shape.kind === 'map'
  return unique(shape).flatMap(({ key, value, comment: note, isSpaced }, index) => {
    const own = `${path}/${isMap ? key : index}`
    const before: Line[] = [
      ...(isSpaced ? [{ text: '', path: '' }] : []),
      ...(note ? [{ text: `${indent}# ${note}`, path: `${own}/#` }] : []),
    ]
    const start = indent + (isMap ? `${quoteKey(key)}:` : '-')
    const inline = writeInline(value, false)
    if (inline !== undefined) return [...before, { text: `${start} ${inline}${note ? ` # ${note}` : ''}`, path: own }]
    if (value.kind === 'text') {
      const header = value.style === 'folded' ? '>-' : '|'
      const rows = value.words.map((each) => ({ text: `${indent}    ${each} ${each}`, path: own }))
      return [...before, { text: `${start} ${header}`, path: own }, ...rows]
    }
    const inner = write(value, own, `${indent}  `)
    if (isMap || inner[0]?.path === '' || /^\s*#/.test(inner[0]?.text ?? ''))
      return [...before, { text: start, path: `${own}/:` }, ...inner]
    const [first, ...rest] = inner
    return [...before, { text: `${start} ${first?.text.trimStart()}`, path: first?.path ?? own }, ...rest]
  })
}

/** Writes a value on one line; undefined if it takes several. */
function writeInline(shape: Shape, inFlow: boolean): string | undefined {
  if (shape.kind === 'number') return shape.written
  if (shape.kind === 'text') {
    const joined = shape.words.join(' ')
    if (shape.style === 'plain' && /^[a-z]/.test(joined) && !/[{}"',]/.test(joined)) return joined
    if (shape.style === 'single') return `'${joined.replaceAll("'", "''")}'`
    return shape.style === 'double' || shape.style === 'plain' || inFlow ? JSON.stringify(joined) : undefined
  }
  if (!shape.isFlow && !inFlow) return undefined
  const items = unique(shape).map(
    ({ key, value }) => `${shape.kind === 'map' ? `${quoteKey(key)}: ` : ''}${writeInline(value, true)}`,
  )
  return shape.kind === 'map' ? `{ ${items.join(',  ')} }` : `[${items.join(', ')}]`
}

const quoteKey = (key: string) => (key.includes(' ') ? `"${key}"` : key)

const unique = ({ kind, items }: Extract<Shape, { items: unknown }>) =>
  kind === 'list' ? items : items.filter(({ key }, index) => items.findIndex((other) => other.key === key) === index)
