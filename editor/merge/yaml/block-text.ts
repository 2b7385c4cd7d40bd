import { reflow } from './reflow'

/**
 * Writes a text in the style of an old block scalar (`|` or `>`): the same header with its comment, the same indent,
 * and the same line breaks wherever the words are the same.
 * @param written the old block scalar, without the line ending after it
 */
export function writeBlockText(written: string, value: string, isFolded: boolean): string {
  const [header = '', ...lines] = written.split('\n')
  const indent = ' '.repeat(indentOf(lines))
  const old = lines.map((line) => line.slice(indent.length))
  const body = value.replace(/\n+$/, '')
  const lineEndings = value.length - body.length
  const chomping = lineEndings === 0 ? '-' : lineEndings === 1 ? '' : '+'
  const keepsHeader = /^[|>]\d?\+/.test(header) && lineEndings > 0
  const newHeader = keepsHeader ? header : header.replace(/^([|>]\d?)[+-]?/, `$1${chomping}`)
  const texts = isFolded ? fold(old, body) : body.split('\n')
  // With `+`, each line ending after the first is an empty line.
  const blank = lineEndings > 1 ? Array.from({ length: lineEndings - 1 }, () => '') : []
  return [newHeader, ...[...texts, ...blank].map((text) => (text === '' ? '' : indent + text))].join('\n')
}

const indentOf = (lines: readonly string[]) =>
  (lines.find((line) => line.trim() !== '') ?? '  ').match(/^ */)?.[0].length || 2

/** Folds paragraphs: a line break in the text becomes an empty line. */
function fold(old: readonly string[], body: string): string[] {
  const before = paragraphsOf(old)
  const known = new Map(before.map((lines) => [lines.join(' '), lines]))
  const after = body.split('\n')
  const texts = after.filter((paragraph) => paragraph !== '')
  return after.flatMap((paragraph, index) => {
    const gap = index > 0 ? [''] : []
    // An empty paragraph is one more empty line.
    if (paragraph === '') return gap
    const same = known.get(paragraph)
    const order = texts.indexOf(paragraph)
    const lines = same ?? reflow(before.length === texts.length ? (before[order] ?? []) : [], paragraph)
    return [...gap, ...lines]
  })
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}
