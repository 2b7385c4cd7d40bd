/**
 * What the charts' JSX becomes in a browser: descriptions, of which elements are made one by one. They are drawn from a
 * report and never drawn again, so there is nothing to compare and nothing to keep. `postbuild/steps/scripts/bundle.ts` puts this in the
 * place of `react/jsx-runtime`.
 */

/** What can stand between two tags. */
export type Drawn = Described | string | number | boolean | null | undefined | readonly Drawn[]

type Props = Readonly<Record<string, unknown>> & { children?: Drawn }

/** An element by its name, or what a component makes; nothing of it is made yet. */
interface Described {
  type: string | ((props: Props) => Drawn)
  props: Props
}

const DRAWING = new Set(['svg', 'g', 'path', 'circle', 'line', 'rect', 'ellipse', 'polygon', 'text', 'foreignObject'])

/** Attributes that React writes with a capital, and drawings with a hyphen: strokeWidth, textAnchor. */
const HYPHENED = /^((dominant|alignment)B|(fill|stop|stroke)[A-Z]|font[A-Z]|clipR|paintO|shapeR|textA|vectorE)/

/** Names that are other words in React. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ className: 'class', htmlFor: 'for', tabIndex: 'tabindex', defaultChecked: 'checked' },
}

/** What has no element of its own around it. */
export const Fragment = ({ children }: Props): Drawn => children

/** Describes an element, or what a component makes. */
export const jsx = (type: Described['type'], props: Props): Described => ({ type, props })

export const jsxs = jsx

/**
 * Draws into an element; what React leaves out is left out. It stops after each element that it made, so that whoever
 * draws a large chart can let the browser answer keys and scrolling in between.
 */
export function* draw(into: Element, drawn: Drawn): Generator<void, void> {
  if (Array.isArray(drawn)) for (const each of drawn) yield* draw(into, each)
  else if (typeof drawn === 'string' || typeof drawn === 'number') into.append(String(drawn))
  else if (isDescribed(drawn)) {
    const { type, props } = drawn
    if (typeof type === 'function') return yield* draw(into, type(props))
    const made = DRAWING.has(type)
      ? document.createElementNS('http://www.w3.org/2000/svg', type)
      : document.createElement(type)
    for (const [name, value] of Object.entries(props)) setAttribute(made, name, value)
    yield* draw(made, props.children)
    const { ref, dangerouslySetInnerHTML: inner } = props
    if (inner) made.innerHTML = (inner as { __html: string }).__html
    if (typeof ref === 'function') ref(made)
    into.append(made)
    yield
  }
}

const isDescribed = (drawn: Drawn): drawn is Described => typeof drawn === 'object' && drawn !== null

function setAttribute(made: Element, name: string, value: unknown): void {
  if (['children', 'ref', 'dangerouslySetInnerHTML'].includes(name)) return
  const absent = value === undefined || value === null || (value === false && !name.startsWith('aria-'))
  if (absent) return
  const hyphened = HYPHENED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
  made.setAttribute(OTHERWISE[name] ?? hyphened, value === true && !name.startsWith('aria-') ? '' : String(value))
}
