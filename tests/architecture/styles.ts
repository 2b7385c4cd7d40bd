import type { Source } from './source'

const side = '(left|right|top|bottom)'

/** Properties with a physical direction. */
const physical = [
  new RegExp(`^(scroll-)?(margin|padding|border)-${side}(-\\w+)?$`),
  new RegExp(`^${side}$`),
  /^border-(top|bottom)-(left|right)-radius$/,
  /^(min-|max-)?(width|height)$/,
]

/** Reports declarations that would be wrong in right-to-left or vertical writing. */
export function physicalDirections({ path, text }: Source): string[] {
  const found: string[] = []
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  // A declaration begins after a brace or a semicolon; a media feature begins after a parenthesis.
  for (const match of plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)/g)) {
    const [, property = '', value = ''] = match
    const line = plain.slice(0, match.index).split('\n').length
    const sided = /^(text-align|float|clear)$/.test(property) && /^(left|right)\b/.test(value.trim())
    if (sided || physical.some((each) => each.test(property)))
      found.push(`${path}:${line} ${property}: ${value.trim()}`)
  }
  return found
}
