import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss'

/** A number with its unit. */
const LENGTH = /^-?[\d.]+[a-z]+$/

/**
 * The fallback of a `var()`, without strings, and with brackets at most one level deep. A property declared in the root
 * never needs it.
 */
const FALLBACK = `(?:[^()"']|\\([^()"']*\\))*`

/**
 * A `var()` is resolved where it occurs, and a CSS-wide keyword means something different in each property. An empty
 * value is left alone too: not every place where it is used may be empty.
 */
const CONTEXT_DEPENDENT = /var\(|^(initial|inherit|unset|revert|revert-layer)?$/

/** The facts about a page that decide what may be inlined. */
export interface InliningFacts {
  /** Whether a selector matches the root of the page and nothing else. */
  isRoot: (selector: string) => boolean
  /** Whether a text, such as the name of a custom property, occurs anywhere outside the style sheets. */
  mentions: (text: string) => boolean
}

/**
 * Replaces custom properties of the root that only ever have one value: a property used once with its value, and a
 * plain length wherever it is used. Both take fewer bytes than a declaration with its uses.
 */
export function inlineValues(root: Root, page: InliningFacts): void {
  const uses = new Map<string, Declaration[]>()
  root.walkDecls((declaration) => {
    for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) {
      const users = uses.get(name)
      if (users) users.push(declaration)
      else uses.set(name, [declaration])
    }
  })
  for (const [prop, declaration] of declaredOnce(root, page.isRoot)) {
    const { value } = declaration
    const users = uses.get(prop) ?? []
    const savesBytes = users.length === 1 || (users.length > 1 && LENGTH.test(value))
    if (!savesBytes || CONTEXT_DEPENDENT.test(value) || page.mentions(prop)) continue
    const whole = new RegExp(`var\\(${prop}(,${FALLBACK})?\\)`, 'g')
    const inlined = (text: string) => text.replace(whole, () => value)
    if (users.some((user) => mentionsProperty(prop, inlined(user.value)))) continue
    for (const user of users) user.value = inlined(user.value)
    declaration.remove()
  }
}

/**
 * Returns the custom properties declared exactly once in a style sheet, in the root. Those declared twice differ by
 * colour scheme, screen or element.
 * @param isRoot whether a selector matches the root of a page and nothing else
 */
function declaredOnce(
  root: Root,
  isRoot: (selector: string) => boolean = (selector) => selector === ':root',
): Map<string, Declaration> {
  const all = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (each) => void all.set(each.prop, [...(all.get(each.prop) ?? []), each]))
  const once = [...all].flatMap(([prop, [each, ...others]]) => {
    const isOnce = each && others.length === 0 && isRoot((each.parent as Rule).selector) && isForAll(each.parent)
    return isOnce ? [[prop, each] as const] : []
  })
  return new Map(once)
}

/** Whether a rule applies to every screen, colour scheme and printer. Layers do not restrict that. */
function isForAll({ parent }: { parent?: unknown } = {}): boolean {
  const rule = parent as Root | AtRule | undefined
  return rule?.type !== 'atrule' || (rule.name === 'layer' && isForAll(rule))
}

const mentionsProperty = (prop: string, text: string): boolean => new RegExp(`${prop}(?![\\w-])`).test(text)

/**
 * Returns the custom properties of the site that have the same length everywhere, by name.
 * @param css the style sheet that declares them
 */
export function fixedLengths(css: string): Map<string, string> {
  const once = [...declaredOnce(parse(css))].map(([prop, { value }]) => [prop, value] as const)
  return new Map(once.filter(([, value]) => LENGTH.test(value)))
}

/** Replaces each `var()` of a fixed length with the length itself. */
export function writeLengths(text: string, fixed: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => fixed.get(name) ?? use)
}
