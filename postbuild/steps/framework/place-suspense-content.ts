import {
  attribute,
  type Edit,
  type Element,
  elementsOf,
  insideOf,
  type Node,
  nodesOf,
  placeOf,
  scriptText,
  splice,
} from '../../html'
import { eachPage } from '../../step'

/**
 * On a page above 12,800 bytes React writes finished Suspense content at the end, hidden, and moves it by script: without
 * script it would never show. The move is made here; React's markers stay, so that hydration finds what it looks for.
 */
export const placeSuspenseContent = eachPage('place-suspense-content', moveIntoPlace)

/**
 * Moves out-of-line Suspense content where it belongs and cuts the scripts that would have done so.
 * @throws where React wrote something else than whole, finished boundaries
 */
export function moveIntoPlace(html: string, page: string): string {
  const nodes = nodesOf(html)
  const edits: Edit[] = []
  for (const script of elementsOf(nodes, 'script')) {
    const code = scriptText(script)
    const [, boundary, segment] = /\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\)$/.exec(code) ?? []
    if (isClock(code)) edits.push({ ...placeOf(script), text: '' })
    if (!/^\$R[A-Z][=(]/.test(code)) continue
    if (!boundary || !segment) throw problem(page, `React sent instructions of an unknown kind (${code.slice(0, 40)})`)
    edits.push({ ...placeOf(script), text: '' }, ...moveOne(html, nodes, page, boundary, segment))
  }
  if (
    edits.length === 0 &&
    elementsOf(nodes, 'template').some((template) => attribute(template, 'id')?.startsWith('B:'))
  ) {
    throw problem(page, 'React left a Suspense boundary open')
  }
  return splice(html, edits)
}

/** The line with which React notes when the page was first shown; only the move needs it. */
const isClock = (code: string): boolean => code.startsWith('requestAnimationFrame(function(){$RT=')

function moveOne(html: string, nodes: readonly Node[], page: string, boundary: string, segment: string): Edit[] {
  const template = byId(nodes, boundary)
  const holder = byId(nodes, segment)
  if (template?.tagName !== 'template' || holder?.tagName !== 'div') {
    throw problem(page, `The Suspense content ${segment} or its place ${boundary} is missing`)
  }
  const siblings = template.parentNode?.childNodes ?? []
  const at = siblings.indexOf(template)
  const [opening, closing] = [siblings[at - 1], closingOf(siblings, at)]
  if (!isComment(opening, '$?') || !closing) throw problem(page, `The Suspense boundary ${boundary} has no markers`)
  const inside = insideOf(holder)
  const content = html.slice(inside.start, inside.end)
  if (content.includes('<template id="B:') || content.includes('<template id="P:')) {
    throw problem(page, `A Suspense boundary lies inside another (${segment})`)
  }
  return [
    { start: placeOf(opening as Node).start, end: placeOf(closing).start, text: `<!--$-->${content}` },
    { ...placeOf(holder), text: '' },
  ]
}

/** The marker that ends the boundary whose template stands at `at`; boundaries inside its fallback have markers of their own. */
function closingOf(siblings: readonly Node[], at: number): Node | undefined {
  let depth = 0
  for (const node of siblings.slice(at + 1)) {
    if (isComment(node, '/$')) {
      if (depth === 0) return node
      depth -= 1
    } else if (['$', '$?', '$!', '$~'].some((data) => isComment(node, data))) depth += 1
  }
  return undefined
}

const isComment = (node: Node | undefined, data: string): boolean =>
  node?.nodeName === '#comment' && 'data' in node && node.data === data

const byId = (nodes: readonly Node[], id: string): Element | undefined =>
  nodes.find((node): node is Element => 'attrs' in node && attribute(node, 'id') === id)

const problem = (page: string, what: string): Error =>
  new Error(
    `out/${page} – ${what}. Keep islands apart from each other, and check a new version of Next with this step.`,
  )
