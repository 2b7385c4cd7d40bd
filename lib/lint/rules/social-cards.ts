import { toString as textOf } from 'mdast-util-to-string'
import { hasLookalike } from '../../content/characters'
import { findMissingCharacter } from '../../images/fonts/missing-character'
import { pageOfFile } from '../../pages/find-page'
import { notFound } from '../../pages/statement/page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'social-character': {
    severity: 'error',
    what: 'The typeface of the site has no “{found}”, so the social card of this page cannot show these words.',
    fix: 'Use other characters.',
  },
})

/** Fields of front matter that social cards show, wherever a page has them; `*` is any item of a list. */
const shown = ['title', 'name', 'heading', 'headline.text', 'card.kind', 'versions.*.name', 'plates.items.*.name']

/** Reports characters that social cards cannot show. */
export const socialCards = defineRule({
  title: 'Social cards',
  why: 'A character that the typeface lacks would be an empty box on the card that is shown with links to the page.',
  messages,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.route === undefined || page.route.path === notFound.path ? [] : findMissingCharacters(page),
    ),
})

function findMissingCharacters({ file, data, yaml, nodes = [] }: SnapshotPage): Diagnostic[] {
  const fields = shown.flatMap((path) => valuesAt(data, path.split('.')))
  const inFields = fields.flatMap(({ path, text }) => {
    // A letter of another alphabet within a word is reported elsewhere.
    const found = hasLookalike(text) ? undefined : findMissingCharacter(text)
    const location = { file, ...yaml?.locationOf(path), field: path.join('.') }
    return found === undefined ? [] : [diagnosticAt(location, messages['social-character'], { found })]
  })
  // The cards of legal texts show their sections.
  const headings = pageOfFile(file)?.isLegal ? nodes.filter((node) => node.type === 'heading' && node.depth === 2) : []
  const inHeadings = headings.flatMap((node) => {
    const found = hasLookalike(textOf(node)) ? undefined : findMissingCharacter(textOf(node))
    return found === undefined
      ? []
      : [diagnosticAt({ file, line: node.position?.start.line }, messages['social-character'], { found })]
  })
  return [...inFields, ...inHeadings]
}

type Path = (string | number)[]

/** Finds the texts at a path of a value, with their own paths. */
function valuesAt(
  value: unknown,
  [first, ...rest]: readonly string[],
  path: Path = [],
): { path: Path; text: string }[] {
  if (first === undefined) return typeof value === 'string' ? [{ path, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (first === '*')
    return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...path, index])) : []
  return Object.hasOwn(value, first) ? valuesAt((value as Record<string, unknown>)[first], rest, [...path, first]) : []
}
