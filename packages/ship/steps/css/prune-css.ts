import { type AtRule, type Declaration, list, parse, type Root, type Rule } from 'postcss'
import { memoiseByAnswers, type Questions } from '../../memoise'
import { type InliningFacts, inlineValues } from '../../properties/inline-values'
import { canMatch, type Matchable, mayOccur, type Names } from './can-match'

/** Everything that can occur on a page, initially or later. */
export interface Vocabulary extends Matchable, InliningFacts {}

/** The questions whose answers decide which rules a page needs. */
type PageQuestions = Questions<'canMatch' | 'hasTag' | 'isRoot' | 'mentions'>

/**
 * Removes selectors that can never match on a page, and then custom properties and keyframes that are never used. Then
 * inlines values (see `inlineValues`) and removes spaces.
 */
export const pruneCss = (css: string, page: Vocabulary): string => pruneWith(css, questionsAbout(page))

/** Returns a pruner for many pages: those that need the same rules share the result. */
export function pruner(): typeof pruneCss {
  const prune = memoiseByAnswers(pruneWith)
  return (css, page) => prune(css, questionsAbout(page))
}

const questionsAbout = (page: Vocabulary): PageQuestions => ({
  canMatch: (selector) => canMatch(selector, page),
  hasTag: page.hasTag,
  isRoot: page.isRoot,
  mentions: page.mentions,
})

function pruneWith(css: string, page: PageQuestions): string {
  const root = parse(css)
  keepSelectors(root, (selector) => (page.canMatch(selector) ? dropImpossibleTypes(selector, page) : undefined))
  while (dropUnused(root, page) || dropEmpty(root)) {
    // A removed rule may have been the only one to use a property.
  }
  inlineValues(root, page)
  dropEmpty(root)
  return withoutBlanks(root).toString()
}

/**
 * Removes selectors with names that cannot occur on a page. `pruneCss` would remove them too, but this result is the
 * same for every page with the same names.
 */
export function dropImpossibleNames(css: string, names: Names): string {
  const root = parse(css)
  keepSelectors(root, (selector) => (mayOccur(selector, names) ? selector : undefined))
  return root.toString()
}

/** Changes or removes selectors. @param keep returns the new selector, or undefined to remove it */
function keepSelectors(root: Root, keep: (selector: string) => string | undefined): void {
  root.walkRules((rule) => {
    if (isAtRule(rule.parent) && rule.parent.name.endsWith('keyframes')) return
    const remaining = rule.selectors.map(keep).filter((selector) => selector !== undefined)
    if (remaining.length === 0) rule.remove()
    else if (remaining.join() !== rule.selector) rule.selectors = remaining
  })
}

/**
 * Removes spaces and line breaks between rules and after commas, and the semicolon after the last declaration of each
 * rule.
 */
function withoutBlanks(root: Root): Root {
  root.walk((node) => {
    node.raws.before = ''
    if (node.type === 'decl')
      node.value = node.value.replace(/("[^"]*"|'[^']*'|url\([^)]*\))|,\s+/g, (_, literal = ',') => literal)
    else Object.assign(node.raws, { after: '', semicolon: false })
  })
  root.raws.after = ''
  return root
}

/** Removes element types that a page cannot have from `:where()`, which has no specificity. */
function dropImpossibleTypes(selector: string, page: PageQuestions): string {
  return selector.replace(/:where\(([a-z\d]+(?:,\s*[a-z\d]+)*)\)/g, (_, tags: string) => {
    return `:where(${list
      .comma(tags)
      .filter((tag) => page.hasTag(tag))
      .join()})`
  })
}

/** Removes custom properties and keyframes that are never used. @returns whether there were any */
function dropUnused(root: Root, page: PageQuestions): boolean {
  const unused: (Declaration | AtRule)[] = []
  const values: string[] = []
  root.walkDecls(({ value }) => void values.push(value))
  const all = values.join('\n')
  const words = new Set(all.match(/[\w-]+/g))
  // Other names, such as one in quotes, are not words.
  const isWord = (name: string) =>
    /^[\w-]+$/.test(name) ? words.has(name) : new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(all)
  const isUsed = (name: string) => isWord(name) || page.mentions(name)
  root.walkDecls(/^--/, (declaration) => void (isUsed(declaration.prop) || unused.push(declaration)))
  root.walkAtRules('keyframes', (rule) => void (isUsed(rule.params) || unused.push(rule)))
  for (const node of unused) node.remove()
  return unused.length > 0
}

/** Removes empty blocks. @returns whether there were any */
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
