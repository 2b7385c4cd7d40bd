import { attribute, type Element, elementsOf, type Node, scriptText } from '../../html'

/** How a script begins that carries rows of React's payload. */
export const PAYLOAD_START = 'self.__next_f.push('

/** The scripts in a page that hand React its payload, in order; the first of Next's only makes the list that they fill. */
export function payloadScripts(nodes: readonly Node[]): Element[] {
  return elementsOf(nodes, 'script').filter((script) => scriptText(script).startsWith(PAYLOAD_START))
}

/**
 * The rows that one script carries.
 * @throws at a part of another kind than text
 */
export function payloadPart(script: Element, page: string): string {
  const [kind, part] = JSON.parse(scriptText(script).slice(PAYLOAD_START.length, -1))
  if (kind === 1 && typeof part === 'string') return part
  throw new Error(
    `out/${page} – Next sent a payload of an unknown kind (${kind}). Check a new version of Next with this step.`,
  )
}

/** A script of Next's own, by what only Next writes: a chunk, the start of its runtime, or the payload. */
export function isFramework(script: Element): boolean {
  const src = attribute(script, 'src')
  if (src !== undefined) return src.includes('/_next/static/chunks/')
  return attribute(script, 'id') === '_R_' || /^(self\.__next_f|\(self\.__next_f)/.test(scriptText(script))
}
