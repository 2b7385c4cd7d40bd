/**
 * What the charts' JSX becomes in a browser: elements, at once. They are drawn from a report and never drawn again, so
 * there is nothing to compare and nothing to keep. `postbuild/bundle.ts` puts this in the place of `react/jsx-runtime`.
 */

/** What can stand between two tags. */
export type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[]

type Props = Readonly<Record<string, unknown>> & { children?: Drawn }

const DRAWING = new Set(['svg', 'g', 'path', 'circle', 'line', 'rect', 'ellipse', 'polygon', 'text', 'foreignObject'])

/** Attributes that React writes with a capital, and drawings with a hyphen: strokeWidth, textAnchor. */
const HYPHENED = /^((dominant|alignment)B|(fill|stop|stroke)[A-Z]|font[A-Z]|clipR|paintO|shapeR|textA|vectorE)/

/** Names that are other words in React. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ className: 'class', htmlFor: 'for', tabIndex: 'tabindex', defaultChecked: 'checked' },
}

/** What has no element of its own around it. */
export const Fragment = ({ children }: Props): Drawn => children

/** Makes an element, or what a component makes. */
export function jsx(type: string | ((props: Props) => Drawn), props: Props): Drawn {
  if (typeof type === 'function') return type(props)
  const made = DRAWING.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type)
  for (const [name, value] of Object.entries(props)) setAttribute(made, name, value)
  append(made, props.children)
  const { ref, dangerouslySetInnerHTML: inner } = props
  if (inner) made.innerHTML = (inner as { __html: string }).__html
  if (typeof ref === 'function') ref(made)
  return made
}

export const jsxs = jsx

function setAttribute(made: Element, name: string, value: unknown): void {
  if (['children', 'ref', 'dangerouslySetInnerHTML'].includes(name)) return
  const absent = value === undefined || value === null || (value === false && !name.startsWith('aria-'))
  if (absent) return
  const hyphened = HYPHENED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
  made.setAttribute(OTHERWISE[name] ?? hyphened, value === true && !name.startsWith('aria-') ? '' : String(value))
}

/** Puts what was drawn into an element; what React leaves out is left out. */
export function append(into: Element, drawn: Drawn): void {
  if (Array.isArray(drawn)) for (const each of drawn) append(into, each)
  else if (drawn instanceof Node) into.append(drawn)
  else if (typeof drawn === 'string' || typeof drawn === 'number') into.append(String(drawn))
}
