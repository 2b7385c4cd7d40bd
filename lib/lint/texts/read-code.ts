/** A call that fills the values of an interface text, such as `t('site.home', { name })`. */
interface Call {
  name: string
  args: readonly string[]
  /** Where it begins in the code. */
  index: number
}

/** A string in single or double quotes, or a comment: the signs of one mean nothing in the other. */
const quotedOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g

/** The same code without its comments. An address in a string keeps its slashes. */
export function withoutComments(code: string): string {
  return code.replace(quotedOrComment, (found) => (found.startsWith('/') ? ' ' : found))
}

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])

/**
 * Splits a list in brackets at its commas: the arguments of a call, the fields of an object.
 * @param start the index after the opening bracket
 * @returns the parts, trimmed; a trailing comma adds none
 */
export function splitList(code: string, start: number): string[] {
  const parts: string[] = []
  let depth = 0
  let from = start
  for (let index = start; index < code.length; index++) {
    const sign = code[index] as string
    if (sign === "'" || sign === '"' || sign === '`') index = endOfString(code, index)
    else if (opening.has(sign)) depth++
    else if (closing.has(sign) && depth-- === 0) {
      parts.push(code.slice(from, index).trim())
      break
    } else if (sign === ',' && depth === 0) {
      parts.push(code.slice(from, index).trim())
      from = index + 1
    }
  }
  return parts.filter((part) => part !== '')
}

/** The index of the quote that ends a string; a template may have strings in its holes. */
function endOfString(code: string, start: number): number {
  const quote = code[start]
  for (let index = start + 1; index < code.length; index++) {
    if (code[index] === '\\') index++
    else if (code[index] === quote) return index
    else if (quote === '`' && code.startsWith('${', index)) {
      let depth = 1
      for (index += 2; depth > 0 && index < code.length; index++) {
        const sign = code[index] as string
        if (sign === "'" || sign === '"' || sign === '`') index = endOfString(code, index)
        else if (sign === '{') depth++
        else if (sign === '}') depth--
      }
      index--
    }
  }
  return code.length
}

/** Every call of one of these functions, in order. */
export function callsOf(code: string, names: readonly string[]): Call[] {
  return [...code.matchAll(new RegExp(`(?<![\\w$])(${names.join('|')})\\(`, 'g'))].map(
    ({ 0: found, 1: name, index }) => ({
      index,
      name: name as string,
      args: splitList(code, index + found.length),
    }),
  )
}
