import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'
import { attribute, type Element } from '../../html'

/** What a selector can name on a page, now or later. */
export interface Named {
  /** Every element of the page; undefined where scripts put others in their place. */
  elements: readonly Element[] | undefined
  /** Whether an element has this class, or may get it. */
  hasClass: (name: string) => boolean
  /** Whether a script may give this class to an element, or make one of it, whatever that then holds. */
  mayCome: (className: string) => boolean
  /** Whether a script may write an attribute. */
  mayChange: (attribute: string) => boolean
  /** Element types, in small letters. */
  hasTag: (name: string) => boolean
}

/**
 * Whether a selector can ever name something on a page. Judged are classes, element types, what stands within or beside
 * what, and the value of a `data-` attribute that no script writes; states, places among others and `:not()` can change, so
 * they count as given.
 */
export function canMatch(selector: string, page: Named): boolean {
  return read(selector)?.some((tokens) => isPossible(tokens, page)) ?? true
}

/** Undefined for what cannot be read, such as nested rules: it stays. */
function read(selector: string): Selector[][] | undefined {
  try {
    return parse(selector)
  } catch {
    return undefined
  }
}

function isPossible(tokens: readonly Selector[], page: Named): boolean {
  if (!areKnown(tokens, page)) return false
  if (!page.elements || mayComeLater(tokens, page)) return true
  const compounds = compoundsOf(tokens)
  return candidates(page.elements, compounds[0]).some((element) => fits(element, compounds, page))
}

/** The elements that a selector can be for: those of a class that it asks for, where it asks for one. */
function candidates(elements: readonly Element[], compound: Compound | undefined): readonly Element[] {
  const name = compound?.parts.find(isClass)?.value
  if (name === undefined) return elements
  const byClass = known.get(elements) ?? groupByClass(elements)
  known.set(elements, byClass)
  return byClass.get(name) ?? []
}

/** A page is asked about hundreds of selectors. */
const known = new WeakMap<readonly Element[], Map<string, Element[]>>()

function groupByClass(elements: readonly Element[]): Map<string, Element[]> {
  const groups = new Map<string, Element[]>()
  for (const element of elements)
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) {
      const group = groups.get(name)
      if (group) group.push(element)
      else groups.set(name, [element])
    }
  return groups
}

/** Whether every class and element type that is asked for occurs at all; of `:is()` and `:where()` one choice is enough. */
const areKnown = (tokens: readonly Selector[], page: Named): boolean =>
  tokens.every((token) => {
    if (isClass(token)) return page.hasClass(token.value)
    if (token.type === SelectorType.Tag) return page.hasTag(token.name.toLowerCase())
    return !isChoice(token) || token.data.some((choice) => areKnown(choice, page))
  })

/** An element that is not there yet can stand anywhere, in anything and around anything. */
const mayComeLater = (tokens: readonly Selector[], page: Named): boolean =>
  tokens.some((token) => {
    if (isClass(token)) return page.mayCome(token.value)
    return isChoice(token) && token.data.some((choice) => mayComeLater(choice, page))
  })

/** What one element has to be, and where the element that stands before it in the selector is to be found. */
interface Compound {
  parts: Selector[]
  joint: SelectorType | undefined
}

/** The last one first: that is the element which a rule is for. */
function compoundsOf(tokens: readonly Selector[]): Compound[] {
  const all: Compound[] = [{ parts: [], joint: undefined }]
  for (const token of tokens) {
    if (JOINTS.has(token.type)) all.unshift({ parts: [], joint: token.type })
    else all[0]?.parts.push(token)
  }
  return all
}

const JOINTS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
])

function fits(element: Element, [compound, ...others]: readonly Compound[], page: Named): boolean {
  if (!compound?.parts.every((part) => mayBe(element, part, page))) return false
  return others.length === 0 || reached(element, compound.joint).some((other) => fits(other, others, page))
}

/** Where an element stands that a selector names before this one. What is hidden or put in moves neighbours apart. */
function reached(element: Element, joint: SelectorType | undefined): Element[] {
  const above = parentOf(element)
  if (joint === SelectorType.Child) return above ? [above] : []
  if (joint === SelectorType.Descendant) return above ? [above, ...reached(above, joint)] : []
  return above?.childNodes.filter((node): node is Element => 'tagName' in node && node !== element) ?? []
}

function mayBe(element: Element, part: Selector, page: Named): boolean {
  if (part.type === SelectorType.Tag) return element.tagName.toLowerCase() === part.name.toLowerCase()
  if (isClass(part)) return attribute(element, 'class')?.split(/\s+/).includes(part.value) ?? false
  if (part.type === SelectorType.Attribute) return mayHave(element, part, page)
  if (isChoice(part)) return part.data.some((choice) => fits(element, compoundsOf(choice), page))
  if (part.type !== SelectorType.Pseudo) return true
  if (part.name === 'root') return element.tagName === 'html'
  return part.name !== 'has' || !Array.isArray(part.data) || part.data.some((inner) => mayHold(element, inner, page))
}

/** Only data is judged, and only by its whole value: browsers and scripts set all others, and take them away. */
const mayHave = (element: Element, { name, action, value }: AttributeOf, page: Named): boolean =>
  action !== AttributeAction.Equals ||
  !name.startsWith('data-') ||
  attribute(element, name) === value ||
  page.mayChange(name)

/** Whether what `:has()` asks for can be in an element, or beside it. */
function mayHold(element: Element, inner: readonly Selector[], page: Named): boolean {
  const [first] = inner
  const isBeside = first?.type === SelectorType.Adjacent || first?.type === SelectorType.Sibling
  const tokens = first && JOINTS.has(first.type) ? inner.slice(1) : inner
  if (mayComeLater(tokens, page)) return true
  const compounds = compoundsOf(tokens)
  const around = isBeside ? reached(element, first.type) : [element]
  const is = (one: Element) => fits(one, compounds, page)
  return around.some((each) => (isBeside && is(each)) || holds(each, is))
}

const holds = (element: Element, is: (one: Element) => boolean): boolean =>
  element.childNodes.some((node) => 'tagName' in node && (is(node) || holds(node, is)))

const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && 'tagName' in parentNode ? parentNode : undefined

type AttributeOf = Extract<Selector, { action: AttributeAction }>
type ClassName = AttributeOf & { name: 'class'; action: AttributeAction.Element }
type Choice = Selector & { data: Selector[][] }

const isClass = (token: Selector): token is ClassName =>
  token.type === SelectorType.Attribute && token.name === 'class' && token.action === AttributeAction.Element

const isChoice = (token: Selector): token is Choice =>
  token.type === SelectorType.Pseudo && (token.name === 'is' || token.name === 'where') && Array.isArray(token.data)
