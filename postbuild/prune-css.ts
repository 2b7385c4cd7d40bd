import { type AtRule, type Declaration, list, parse, type Root, type Rule } from 'postcss'

/** What can occur on a page, now or later. */
export interface Vocabulary {
  hasClass: (name: string) => boolean
  /** Element types, in small letters. */
  hasTag: (name: string) => boolean
  /** Whether an element of a type can stand inside one that has a class. */
  hasInside: (className: string, tag: string) => boolean
  /** Whether a text such as the name of a custom property stands anywhere outside of style sheets. */
  mentions: (text: string) => boolean
}

/**
 * Leaves out what a page can never show: selectors that need a class or an element which it cannot have, or not where they
 * need it, and then custom properties and keyframes that nothing asks for. What stands in `:not()` and `:has()` is not
 * judged.
 */
export function pruneCss(css: string, page: Vocabulary): string {
  const root = parse(css)
  root.walkRules((rule) => {
    if (isAtRule(rule.parent) && rule.parent.name.endsWith('keyframes')) return
    const kept = rule.selectors.filter((selector) => isPossible(selector, page))
    if (kept.length === 0) rule.remove()
    else {
      const short = kept.map((selector) => fewerChoices(selector, page))
      if (short.join() !== rule.selector) rule.selectors = short
    }
  })
  while (dropUnused(root, page) || dropEmpty(root)) {
    // What went may have been the only one to use something else.
  }
  inlineOnce(root, page)
  dropEmpty(root)
  return withoutBlanks(root).toString()
}

/** A property of `:root` that one place alone asks for stands there by its value: its name costs more than it says. */
function inlineOnce(root: Root, page: Vocabulary): void {
  const all: Declaration[] = []
  root.walkDecls((declaration) => void all.push(declaration))
  const own = all.filter(({ prop }) => prop.startsWith('--'))
  for (const declaration of own) {
    const { prop, value, parent } = declaration
    // What is said twice differs by scheme or place; a value that asks for others means these where it stands.
    const isPlain = own.filter((other) => other.prop === prop).length === 1 && !value.includes('var(')
    if (!isPlain || (parent as Rule).selector !== ':root' || isInMedia(parent) || page.mentions(prop)) continue
    const asked = new RegExp(`var\\(${prop}\\)`, 'g')
    const users = all.filter((other) => new RegExp(`${prop}(?![\\w-])`).test(other.value))
    const [user] = users
    if (!user || users.length > 1 || user.value.match(asked)?.length !== 1) continue
    user.value = user.value.replace(asked, () => value)
    declaration.remove()
  }
}

const isInMedia = ({ parent }: { parent?: unknown } = {}): boolean =>
  isAtRule(parent as { type: string }) && ((parent as AtRule).name !== 'layer' || isInMedia(parent as AtRule))

/** Blanks and line breaks between rules, and the semicolon behind the last declaration of each. */
function withoutBlanks(root: Root): Root {
  root.walk((node) => {
    node.raws.before = ''
    if (node.type !== 'decl') Object.assign(node.raws, { after: '', semicolon: false })
  })
  root.raws.after = ''
  return root
}

/** Takes element types that a page cannot have out of `:where()`, which counts for nothing in the order of rules. */
function fewerChoices(selector: string, page: Vocabulary): string {
  return selector.replace(/:where\(([a-z\d]+(?:,\s*[a-z\d]+)*)\)/g, (_, tags: string) => {
    return `:where(${list
      .comma(tags)
      .filter((tag) => page.hasTag(tag))
      .join()})`
  })
}

/** Whether every class and element that a selector asks for can be there; of `:is()` and `:where()` one choice is enough. */
function isPossible(selector: string, page: Vocabulary): boolean {
  const { outside, choices } = takeApart(selector.replace(/\\./g, '_'))
  const classes = [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => page.hasClass(name))
  const tags = [...outside.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].every(([, name = '']) =>
    page.hasTag(name.toLowerCase()),
  )
  return (
    classes &&
    tags &&
    areInside(outside, page) &&
    choices.every((some) => list.comma(some).some((each) => isPossible(each, page)))
  )
}

/** Whether every element that a selector asks for behind a class, as descendant or child, can be inside of it. */
function areInside(selector: string, page: Vocabulary): boolean {
  // Compound selectors at even places, what joins them at odd ones.
  const parts = selector.trim().split(/(\s*[>+~]\s*|\s+)/)
  const tagsFrom = (start: number) =>
    parts.slice(start).flatMap((part, index) => (index % 2 === 0 ? (/^[a-z][\w-]*/i.exec(part) ?? []) : []))
  return parts.every((part, index) => {
    // Behind + and ~ stands a neighbour of the class, which is not inside of it.
    if (index % 2 === 1 || /[+~]/.test(parts[index + 1] ?? '+')) return true
    const tags = tagsFrom(index + 2).map((tag) => tag.toLowerCase())
    return [...part.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => tags.every((tag) => page.hasInside(name, tag)))
  })
}

/** Splits what stands in brackets off, and gives the lists of `:is()` and `:where()`. */
function takeApart(selector: string): { outside: string; choices: string[] } {
  const choices: string[] = []
  let outside = ''
  let depth = 0
  let inner = ''
  for (const char of selector) {
    if (char === ')' || char === ']') {
      depth -= 1
      if (depth === 0 && char === ')' && /:(is|where)\($/.test(outside)) choices.push(inner)
    }
    if (depth === 0) outside += char
    else inner += char
    if (char === '(' || char === '[') {
      depth += 1
      if (depth === 1) inner = ''
    }
  }
  return { outside, choices }
}

/** Takes away custom properties and keyframes that are never used. @returns whether there were any */
function dropUnused(root: Root, page: Vocabulary): boolean {
  const unused: (Declaration | AtRule)[] = []
  const values: string[] = []
  root.walkDecls(({ value }) => void values.push(value))
  const all = values.join('\n')
  const isUsed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(all) || page.mentions(name)
  root.walkDecls(/^--/, (declaration) => void (isUsed(declaration.prop) || unused.push(declaration)))
  root.walkAtRules('keyframes', (rule) => void (isUsed(rule.params) || unused.push(rule)))
  for (const node of unused) node.remove()
  return unused.length > 0
}

/** Takes away blocks without content. @returns whether there were any */
function dropEmpty(root: Root): boolean {
  const empty: (Rule | AtRule)[] = []
  root.walk((node) => {
    if ((node.type === 'rule' || (isAtRule(node) && node.name !== 'layer')) && node.nodes?.length === 0)
      empty.push(node)
  })
  for (const node of empty) node.remove()
  return empty.length > 0
}

const isAtRule = (node: { type: string } | undefined): node is AtRule => node?.type === 'atrule'
