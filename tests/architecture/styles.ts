import type { Source } from './source'

const side = '(left|right|top|bottom)'

/** Properties and values that mean a side of the screen and not of the text. */
const physical = [
  new RegExp(`^(scroll-)?(margin|padding|border)-${side}(-\\w+)?$`),
  new RegExp(`^${side}$`),
  /^border-(top|bottom)-(left|right)-radius$/,
  /^(min-|max-)?(width|height)$/,
]

/** Declarations that would be wrong in a language that is written from right to left, or downwards. */
export function physicalDirections({ path, text }: Source): string[] {
  const found: string[] = []
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  // A declaration begins after a brace or a semicolon; what stands in a media query begins after a parenthesis.
  for (const match of plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)/g)) {
    const [, property = '', value = ''] = match
    const line = plain.slice(0, match.index).split('\n').length
    const sided = /^(text-align|float|clear)$/.test(property) && /^(left|right)\b/.test(value.trim())
    if (sided || physical.some((each) => each.test(property)))
      found.push(`${path}:${line} ${property}: ${value.trim()}`)
  }
  return found
}
