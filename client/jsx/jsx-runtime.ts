import type { JSX as ReactJSX } from 'react'

/**
 * The JSX runtime of every tool. JSX becomes descriptions, and elements are created when a description is drawn;
 * nothing is compared with an earlier drawing. A file chooses this runtime with `@jsxImportSource`, and writes
 * attributes as in HTML. The charts, which React renders on the server, get it through `react-jsx-runtime.ts`.
 */

/** Anything allowed between two tags. */
export type JsxNode = ElementDescription | Node | string | number | boolean | null | undefined | readonly JsxNode[]

/** The props of a component, or the attributes and children of an element. */
export type Props = Readonly<Record<string, unknown>> & { children?: JsxNode }

/** An element by its name, or a component, with its props; it has not been created yet. */
export interface ElementDescription {
  type: string | ((props: Props) => JsxNode)
  props: Props
}

/** Replaces attributes of React's types: `class` and `for` have their HTML names, and children may be elements. */
interface Attributes {
  children?: JsxNode
  class?: string
  for?: string
}

/** The types that TypeScript looks up to check the JSX of a file that uses this runtime. */
export declare namespace JSX {
  type Element = JsxNode
  type ElementType = string | ((props: never) => JsxNode)
  interface ElementChildrenAttribute {
    children: unknown
  }
  type IntrinsicElements = {
    [Name in keyof ReactJSX.IntrinsicElements]: Attributes &
      Omit<ReactJSX.IntrinsicElements[Name], 'children' | 'className' | 'htmlFor' | 'ref'>
  }
}

/** Groups children without an element around them. */
export const Fragment = ({ children }: Props): JsxNode => children

/** Describes an element or a component. */
export const jsx = (type: ElementDescription['type'], props: Props): ElementDescription => ({ type, props })

export { jsx as jsxs }

/**
 * Draws into an element, leaving out what React leaves out. The generator pauses after each element that it creates, so
 * that code that draws a large chart can let the browser respond to keys and scrolling in between.
 */
export function* draw(into: ParentNode, drawn: JsxNode): Generator<void, void> {
  if (Array.isArray(drawn)) for (const each of drawn) yield* draw(into, each)
  else if (isDescribed(drawn)) {
    const { type, props } = drawn
    if (typeof type === 'function') return yield* draw(into, type(props))
    const isSvg = type === 'svg' || into instanceof SVGElement
    const element = isSvg ? document.createElementNS('http://www.w3.org/2000/svg', type) : document.createElement(type)
    const { children, ...attributes } = props
    for (const [name, value] of Object.entries(attributes))
      if (value !== undefined && value !== null && value !== false)
        element.setAttribute(name, value === true ? '' : (value as string))
    yield* draw(element, children)
    into.append(element)
    yield
  } else if (drawn !== undefined && drawn !== null && typeof drawn !== 'boolean') into.append(drawn as Node | string)
}

const isDescribed = (drawn: JsxNode): drawn is ElementDescription =>
  Boolean((drawn as ElementDescription | undefined)?.props)

/** Replaces the children of an element, without pausing. */
export function render(into: ParentNode, drawn: JsxNode): void {
  into.replaceChildren()
  for (const _ of draw(into, drawn));
}

/** Creates one element. Callers name its type, because JSX does not know it. */
export function create<Made extends Element = HTMLElement>(drawn: JsxNode): Made {
  const into = new DocumentFragment()
  render(into, drawn)
  return into.firstElementChild as Made
}
