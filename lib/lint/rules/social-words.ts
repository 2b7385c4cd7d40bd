import { toString as textOf } from 'mdast-util-to-string'
import { lackingCharacter } from '../../images/fonts/lacking-character'
import { pictureMessages } from '../../images/pictures/picture-messages'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { Check } from '../rule'
import type { SnapshotPage } from '../snapshot'

/** Fields of front matter that stand on social pictures, wherever a page has them; `*` is any item of a list. */
const drawn = ['title', 'name', 'heading', 'headline.text', 'card.kind', 'versions.*.name', 'plates.items.*.name']

/** A letter that the typeface lacks would be a box on the picture that goes with every link to the page. */
export const socialWords: Check = ({ pages }) =>
  pages.flatMap((page) => (page.place === undefined || page.place.path === '/404' ? [] : problemsIn(page)))

function problemsIn({ file, data, yaml, nodes = [], place }: SnapshotPage): Diagnostic[] {
  const fields = drawn.flatMap((path) => valuesAt(data, path.split('.')))
  const inFields = fields.flatMap(({ path, text }) => {
    const found = lackingCharacter(text)
    const spot = { file, ...yaml?.placeOf(path), field: path.join('.') }
    return found === undefined ? [] : [diagnosticAt(spot, pictureMessages['social-character'], { found })]
  })
  // Legal texts are pictured by their sections.
  const isLegal = place?.path === '/terms' || place?.path === '/privacy'
  const headings = isLegal ? nodes.filter((node) => node.type === 'heading' && node.depth === 2) : []
  const inHeadings = headings.flatMap((node) => {
    const found = lackingCharacter(textOf(node))
    return found === undefined
      ? []
      : [diagnosticAt({ file, line: node.position?.start.line }, pictureMessages['social-character'], { found })]
  })
  return [...inFields, ...inHeadings]
}

type Path = (string | number)[]

/** The texts at a path of a value, with their own paths. */
function valuesAt(
  value: unknown,
  [first, ...rest]: readonly string[],
  path: Path = [],
): { path: Path; text: string }[] {
  if (first === undefined) return typeof value === 'string' ? [{ path, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (first === '*') return Array.isArray(value) ? value.flatMap((item, at) => valuesAt(item, rest, [...path, at])) : []
  return Object.hasOwn(value, first) ? valuesAt((value as Record<string, unknown>)[first], rest, [...path, first]) : []
}
