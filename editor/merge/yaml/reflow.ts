/**
 * Breaks a paragraph into lines where its old version was broken, as far as its words are the same, so that lines
 * that nobody edited are kept.
 */
export function reflow(before: readonly string[], paragraph: string): string[] {
  if (before.length < 2) return [paragraph]
  const head: string[] = []
  let rest = paragraph
  for (const line of before) {
    if (!rest.startsWith(`${line} `)) break
    head.push(line)
    rest = rest.slice(line.length + 1)
  }
  const tail: string[] = []
  for (const line of before.slice(head.length).toReversed()) {
    if (rest === line) return [...head, line, ...tail]
    if (!rest.endsWith(` ${line}`)) break
    tail.unshift(line)
    rest = rest.slice(0, -line.length - 1)
  }
  return [...head, ...wrap(rest, Math.max(80, ...before.map(({ length }) => length))), ...tail]
}

/** Breaks a text into lines of at most this many characters, at single spaces. A longer word has its own line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line: string | undefined
  for (const word of text.split(/(?<! ) (?! )/)) {
    if (line !== undefined && line.length + 1 + word.length <= width) line += ` ${word}`
    else {
      if (line !== undefined) lines.push(line)
      line = word
    }
  }
  return line === undefined ? lines : [...lines, line]
}
