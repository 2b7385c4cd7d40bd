import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'
import { attribute, type Element } from '../../html'
import { memoise, memoiseByObject } from '../../memoise'

/** The names that can occur on a page, initially or later. */
export interface Names {
  /** Whether any element has this class or may get it. */
  hasClass: (name: string) => boolean
  /** Whether the page has elements of this type, in lower case. */
  hasTag: (name: string) => boolean
}

/** Everything that a selector can match on a page, initially or later. */
export interface Matchable extends Names {
  /** Every element of the page; undefined if scripts replace them. */
  elements: readonly Element[] | undefined
  /** Whether a script may add this class to an element, or insert an element with it. */
  mayInsert: (className: string) => boolean
  /** Whether a script may change this attribute. */
  mayChange: (attribute: string) => boolean
}

/**
 * Whether a selector can ever match anything on a page. It checks classes, element types, combinators and the values of
 * `data-` attributes that no script changes. States, positions among siblings and `:not()` can change, so they count as
 * matching.
 */
export function canMatch(selector: string, page: Matchable): boolean {
  return parseSelector(selector)?.some((tokens) => isPossible(tokens, page)) ?? true
}

/** Whether the classes and element types of a selector occur on a page; a weaker condition than `canMatch`. */
export const mayOccur = (selector: string, names: Names): boolean =>
  parseSelector(selector)?.some((tokens) => occur(tokens, names)) ?? true

/** Parses a selector; undefined if it cannot be parsed, such as one of a nested rule. Such rules are kept. */
const parseSelector = memoise((selector): Selector[][] | undefined => {
  try {
    return parse(selector)
  } catch {
    return undefined
  }
})

function isPossible(tokens: readonly Selector[], page: Matchable): boolean {
  if (!occur(tokens, page)) return false
  if (!page.elements || mayBeInserted(tokens, page)) return true
  const search = searchFor(tokens, page)
  const elements = needsSurroundings(tokens) ? page.elements : distinct(page.elements)
  return candidates(elements, search.compounds[0]).some((element) => fits(element, 0, search))
}

/** Whether a selector depends on siblings or descendants of an element, rather than on it and its ancestors alone. */
const needsSurroundings = memoiseByObject((tokens: readonly Selector[]): boolean =>
  tokens.some((token) => {
    if (token.type === SelectorType.Adjacent || token.type === SelectorType.Sibling) return true
    if (token.type !== SelectorType.Pseudo) return false
    return token.name === 'has' || (isChoice(token) && token.data.some(needsSurroundings))
  }),
)

/** Returns one element for each combination of name, compared attributes and ancestors: a page has few of these. */
const distinct = memoiseByObject((elements: readonly Element[]): readonly Element[] => {
  const numbers = new Map<string, number>()
  const numberOf = new Map<Element, number>()
  return elements.filter((element) => {
    const parent = parentOf(element)
    const written = element.attrs.map(({ name, value }) => (isRead(name) ? `${name}=${value}\n` : '')).join('')
    const key = `${parent && numberOf.get(parent)} ${element.tagName}\n${written}`
    const known = numbers.get(key)
    const number = known ?? numbers.size
    numbers.set(key, number)
    numberOf.set(element, number)
    return known === undefined
  })
})

/** Whether a selector is compared with the value of this attribute. */
const isRead = (attribute: string): boolean => attribute === 'class' || attribute.startsWith('data-')

/** The state of matching one selector on one page. */
interface Search {
  compounds: readonly Compound[]
  page: Matchable
  /**
   * For each compound, whether an element fits it and those before it. Kept, because siblings and descendants lead to
   * the same elements.
   */
  known: readonly Map<Element, boolean>[]
}

function searchFor(tokens: readonly Selector[], page: Matchable): Search {
  const compounds = compoundsOf(tokens)
  return { compounds, page, known: compounds.length === 1 ? [] : compounds.map(() => new Map()) }
}

/** Returns the elements that a selector might match: those of its class or type, if it has one. */
function candidates(elements: readonly Element[], compound: Compound | undefined): readonly Element[] {
  const name = compound?.parts.find(isClass)?.value
  const type = compound?.parts.find(isType)?.name.toLowerCase()
  if (name === undefined && type === undefined) return elements
  return groupElements(elements).get(name === undefined ? `${type}` : `.${name}`) ?? []
}

/**
 * Groups elements by type, such as `h2`, and by class, such as `.card`. Hundreds of selectors are checked on each page.
 */
const groupElements = memoiseByObject((elements: readonly Element[]): Map<string, Element[]> => {
  const groups = new Map<string, Element[]>()
  for (const element of elements)
    for (const name of [element.tagName.toLowerCase(), ...classesOf(element).map((each) => `.${each}`)]) {
      const group = groups.get(name)
      if (group) group.push(element)
      else groups.set(name, [element])
    }
  return groups
})

/** Cached, because each element is compared with many selectors. */
const classesOf = memoiseByObject(
  (element: Element): readonly string[] => attribute(element, 'class')?.split(/\s+/) ?? [],
)

/**
 * Whether every class and element type in a selector occurs on the page; one alternative of `:is()` or `:where()` is
 * enough.
 */
const occur = (tokens: readonly Selector[], page: Names): boolean =>
  tokens.every((token) => {
    if (isClass(token)) return page.hasClass(token.value)
    if (isType(token)) return page.hasTag(token.name.toLowerCase())
    return !isChoice(token) || token.data.some((choice) => occur(choice, page))
  })

/** Whether a script may insert what a selector matches. Such an element can be anywhere, inside and around anything. */
const mayBeInserted = (tokens: readonly Selector[], page: Matchable): boolean =>
  tokens.some((token) => {
    if (isClass(token)) return page.mayInsert(token.value)
    return isChoice(token) && token.data.some((choice) => mayBeInserted(choice, page))
  })

/** The conditions on one element, and the combinator that leads to the compound before it. */
interface Compound {
  parts: Selector[]
  combinator: SelectorType | undefined
}

/**
 * Returns the compounds of a selector, last first: that is the element that the rule styles. Cached, because selectors
 * are the same on every page.
 */
const compoundsOf = memoiseByObject((tokens: readonly Selector[]): readonly Compound[] => {
  const all: Compound[] = [{ parts: [], combinator: undefined }]
  for (const token of tokens) {
    if (COMBINATORS.has(token.type)) all.unshift({ parts: [], combinator: token.type })
    else all[0]?.parts.push(token)
  }
  return all
})

const COMBINATORS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
])

/** Whether an element fits a compound and those before it. @param index the index of the compound */
function fits(element: Element, index: number, search: Search): boolean {
  const { compounds, page, known } = search
  const { parts, combinator } = compounds[index] as Compound
  const matchesParts = () => parts.every((part) => mayMatch(element, part, page))
  if (compounds.length === 1) return matchesParts()
  const result =
    known[index]?.get(element) ??
    (matchesParts() &&
      (index === compounds.length - 1 || reaches(element, combinator, (other) => fits(other, index + 1, search))))
  known[index]?.set(element, result)
  return result
}

/**
 * Whether a combinator reaches an element from this one. Scripts can hide or insert siblings, so any sibling counts as
 * adjacent.
 */
function reaches(element: Element, combinator: SelectorType | undefined, isWanted: (one: Element) => boolean): boolean {
  const parent = parentOf(element)
  if (combinator === SelectorType.Child) return parent !== undefined && isWanted(parent)
  if (combinator !== SelectorType.Descendant) return siblingsOf(element).some(isWanted)
  for (let ancestor = parent; ancestor; ancestor = parentOf(ancestor)) if (isWanted(ancestor)) return true
  return false
}

const siblingsOf = (element: Element): Element[] =>
  parentOf(element)?.childNodes.filter((node): node is Element => 'tagName' in node && node !== element) ?? []

function mayMatch(element: Element, part: Selector, page: Matchable): boolean {
  if (isType(part)) return element.tagName.toLowerCase() === part.name.toLowerCase()
  if (isClass(part)) return classesOf(element).includes(part.value)
  if (part.type === SelectorType.Attribute) return mayHave(element, part, page)
  if (isChoice(part)) return part.data.some((choice) => fits(element, 0, searchFor(choice, page)))
  if (part.type !== SelectorType.Pseudo) return true
  if (part.name === 'root') return element.tagName === 'html'
  return (
    part.name !== 'has' || !Array.isArray(part.data) || part.data.some((inner) => hasMayMatch(element, inner, page))
  )
}

/**
 * Whether an element may have an attribute. Only whole values of `data-` attributes are checked, because browsers and
 * scripts set and remove all others.
 */
const mayHave = (element: Element, { name, action, value }: AttributeOf, page: Matchable): boolean =>
  action !== AttributeAction.Equals ||
  !name.startsWith('data-') ||
  attribute(element, name) === value ||
  page.mayChange(name)

/** Whether the argument of `:has()` can match inside an element or among its siblings. */
function hasMayMatch(element: Element, inner: readonly Selector[], page: Matchable): boolean {
  const [first] = inner
  const isBeside = first?.type === SelectorType.Adjacent || first?.type === SelectorType.Sibling
  const tokens = first && COMBINATORS.has(first.type) ? inner.slice(1) : inner
  if (mayBeInserted(tokens, page)) return true
  const search = searchFor(tokens, page)
  const around = isBeside ? siblingsOf(element) : [element]
  const isMatch = (one: Element) => fits(one, 0, search)
  return around.some((each) => (isBeside && isMatch(each)) || containsMatch(each, isMatch))
}

const containsMatch = (element: Element, isMatch: (one: Element) => boolean): boolean =>
  element.childNodes.some((node) => 'tagName' in node && (isMatch(node) || containsMatch(node, isMatch)))

const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && 'tagName' in parentNode ? parentNode : undefined

type AttributeOf = Extract<Selector, { action: AttributeAction }>
type ClassName = AttributeOf & { name: 'class'; action: AttributeAction.Element }
type Type = Extract<Selector, { type: SelectorType.Tag }>
type Choice = Selector & { data: Selector[][] }

const isClass = (token: Selector): token is ClassName =>
  token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element

const isType = (token: Selector): token is Type => token.type === SelectorType.Tag

const isChoice = (token: Selector): token is Choice =>
  token.type === SelectorType.Pseudo && (token.name === 'is' || token.name === 'where') && Array.isArray(token.data)
