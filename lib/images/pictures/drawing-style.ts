import postcss, { CssSyntaxError, type Declaration } from 'postcss'
import { isHarmless } from './drawing-rules'

/** A selector of element names, classes and ids. */
const selector = /^[\w\s.#,>:*+~-]+$/

const formatDeclaration = ({ prop, value, important }: Declaration) =>
  `${prop}:${value}${important ? '!important' : ''}`

const isKept = ({ prop, value }: Declaration) => /^-?[a-z][a-z-]*$/.test(prop) && isHarmless(value)

/**
 * Reads the styles of a drawing and writes the allowed parts.
 * @param css a whole style sheet, or the value of a `style` attribute
 * @returns the style sheet without comments, or the first part that is rejected, such as an at-rule or a value that
 * refers elsewhere; if the CSS is invalid, the parser's message
 */
export function cleanStyle(css: string): { css: string } | { refused: string } {
  try {
    const parts = postcss.parse(css).nodes.flatMap((node) => {
      if (node.type === 'comment') return []
      if (node.type === 'decl' && isKept(node)) return [`${formatDeclaration(node)};`]
      if (node.type !== 'rule' || !selector.test(node.selector)) throw new RejectedPart(String(node))
      const inner = node.nodes.flatMap((each) => {
        if (each.type === 'comment') return []
        if (each.type !== 'decl' || !isKept(each)) throw new RejectedPart(String(each))
        return [formatDeclaration(each)]
      })
      return [`${node.selector}{${inner.join(';')}}`]
    })
    return { css: parts.join('') }
  } catch (error) {
    if (error instanceof RejectedPart) return { refused: error.message }
    if (error instanceof CssSyntaxError) return { refused: error.reason }
    throw error
  }
}

/** Stops reading at the first part that is not allowed. */
class RejectedPart extends Error {}
