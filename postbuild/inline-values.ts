import type { AtRule, Declaration, Root, Rule } from 'postcss'

/** A number with its unit. */
export const LENGTH = /^-?[\d.]+[a-z]+$/

/** What `var()` falls back on, without texts and with no brackets within brackets. Of what is in the root it is never needed. */
const FALLBACK = `(?:[^()"']|\\([^()"']*\\))*`

/** A value that asks for others means these where it stands, and a word for all properties something else in each. */
const NOT_ELSEWHERE = /var\(|^(initial|inherit|unset|revert|revert-layer)?$/

/** What inlining has to know of a page. */
export interface Asked {
  /** Whether a selector names the root of the page, and nothing else. */
  isRoot: (selector: string) => boolean
  /** Whether a text such as the name of a custom property stands anywhere outside of style sheets. */
  mentions: (text: string) => boolean
}

/**
 * Puts values in the place of custom properties of the root that have one value only: where one place alone asks for it,
 * and of a mere length wherever it is asked for. The name costs more than it says.
 */
export function inlineValues(root: Root, page: Asked): void {
  const asked = new Map<string, Declaration[]>()
  root.walkDecls((declaration) => {
    for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) {
      const users = asked.get(name)
      if (users) users.push(declaration)
      else asked.set(name, [declaration])
    }
  })
  for (const [prop, declaration] of saidOnce(root, page.isRoot)) {
    const { value } = declaration
    const users = asked.get(prop) ?? []
    const isWorth = users.length === 1 || (users.length > 1 && LENGTH.test(value))
    if (!isWorth || NOT_ELSEWHERE.test(value) || page.mentions(prop)) continue
    const whole = new RegExp(`var\\(${prop}(,${FALLBACK})?\\)`, 'g')
    const answer = (text: string) => text.replace(whole, () => value)
    if (users.some((user) => isNamed(prop, answer(user.value)))) continue
    for (const user of users) user.value = answer(user.value)
    declaration.remove()
  }
}

/**
 * Custom properties that stand once in a sheet, in the root. What is said twice differs by scheme, screen or place.
 * @param isRoot whether a selector names the root of a page
 */
export function saidOnce(
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

/** Whether a rule holds for every screen, scheme and paper; layers alone say nothing of that. */
function isForAll({ parent }: { parent?: unknown } = {}): boolean {
  const above = parent as Root | AtRule | undefined
  return above?.type !== 'atrule' || (above.name === 'layer' && isForAll(above))
}

const isNamed = (prop: string, text: string): boolean => new RegExp(`${prop}(?![\\w-])`).test(text)
