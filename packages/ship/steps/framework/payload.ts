import { attribute, type Element, elementsOf, type Node, scriptText } from '../../html'

/** The start of a script with rows of React's payload. */
export const PAYLOAD_START = 'self.__next_f.push('

/**
 * Returns the scripts of a page that pass React its payload, in order. Next's first script, which only creates the
 * list, is not among them.
 */
export function payloadScripts(nodes: readonly Node[]): Element[] {
  return elementsOf(nodes, 'script').filter((script) => scriptText(script).startsWith(PAYLOAD_START))
}

/**
 * Returns the rows in one script.
 * @throws if they are anything but text
 */
export function payloadPart(script: Element, page: string): string {
  const [kind, part] = JSON.parse(scriptText(script).slice(PAYLOAD_START.length, -1))
  if (kind === 1 && typeof part === 'string') return part
  throw new Error(
    `out/${page} – Next sent a payload of an unknown kind (${kind}). If Next was updated, check that this step still works with it.`,
  )
}

/** Whether a script is Next's own: a chunk, the start of its runtime, or the payload. */
export function isFramework(script: Element): boolean {
  const src = attribute(script, 'src')
  if (src !== undefined) return src.includes('/_next/static/chunks/')
  return attribute(script, 'id') === '_R_' || /^\(?self\.__next_f/.test(scriptText(script))
}
