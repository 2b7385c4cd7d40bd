/**
 * Lets the runtime of the tools draw components that are written for React: their attributes get the names of HTML and
 * SVG. `build/tools.ts` has `react/jsx-runtime` replaced with this module.
 */
import {
  create,
  type ElementDescription,
  Fragment,
  type JsxNode,
  type Props,
  jsx as plainJsx,
  render,
} from './jsx-runtime'

export { Fragment }

/** Attributes that React writes in camel case and SVG with a hyphen: strokeWidth, textAnchor. */
const HYPHENATED = /^((dominant|alignment)B|(fill|stop|stroke)[A-Z]|font[A-Z]|clipR|paintO|shapeR|textA|vectorE)/

/** Attributes with a different name in React. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ className: 'class', htmlFor: 'for', tabIndex: 'tabindex', defaultChecked: 'checked' },
}

/** Describes a component, or an element whose attributes are named as in React. */
export function jsx(type: ElementDescription['type'], props: ReactProps): ElementDescription {
  if (typeof type === 'function') return plainJsx(type, props)
  const { ref, dangerouslySetInnerHTML: inner, children, ...rest } = props
  const attributes = Object.entries(rest).map(([name, value]) => [nameFor(name), valueFor(name, value)])
  // Its content is HTML again, even inside SVG.
  const content = type === 'foreignObject' ? plainJsx(HtmlContent, { children }) : children
  const described = plainJsx(type, { ...Object.fromEntries(attributes), children: content })
  if (!ref && !inner) return described
  return plainJsx(() => {
    const element = create(described)
    if (inner) element.innerHTML = inner.__html
    ref?.(element)
    return element
  }, {})
}

type ReactProps = Props & { ref?: (element: Element) => void; dangerouslySetInnerHTML?: { __html: string } }

/** Creates its children outside SVG, so that they are HTML elements. */
function HtmlContent({ children }: Props): JsxNode {
  const into = new DocumentFragment()
  render(into, children)
  return into
}

export { jsx as jsxs }

const nameFor = (name: string) =>
  RENAMED[name] ?? (HYPHENATED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name)

/**
 * Returns the value to write: React writes `aria-hidden="false"` in full, and leaves out other attributes if they are
 * false.
 */
const valueFor = (name: string, value: unknown) =>
  name.startsWith('aria-') && typeof value === 'boolean' ? String(value) : value
