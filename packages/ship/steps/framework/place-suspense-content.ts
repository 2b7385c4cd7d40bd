import {
  attribute,
  type Edit,
  type Element,
  elementsOf,
  insideOf,
  type Node,
  nodesOf,
  rangeOf,
  scriptText,
  splice,
} from '../../html'
import { eachPage } from '../../step'

/**
 * On a page above 12,800 bytes React writes finished Suspense content hidden at the end and moves it by script, so without
 * JavaScript it would never show. This step makes the move. React's markers stay, because hydration looks for them.
 */
export const placeSuspenseContent = eachPage('place-suspense-content', moveIntoPlace)

/**
 * Moves out-of-line Suspense content to where it belongs, and removes the scripts that would have done so.
 * @throws if React wrote anything but complete, finished boundaries
 */
export function moveIntoPlace(html: string, page: string): string {
  const nodes = nodesOf(html)
  const edits: Edit[] = []
  for (const script of elementsOf(nodes, 'script')) {
    const code = scriptText(script)
    const [, boundary, segment] = /\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\)$/.exec(code) ?? []
    if (isClock(code)) edits.push({ ...rangeOf(script), text: '' })
    if (!/^\$R[A-Z][=(]/.test(code)) continue
    if (!boundary || !segment) throw problem(page, `React sent instructions of an unknown kind (${code.slice(0, 40)})`)
    edits.push({ ...rangeOf(script), text: '' }, ...moveOne(html, nodes, page, boundary, segment))
  }
  if (
    edits.length === 0 &&
    elementsOf(nodes, 'template').some((template) => attribute(template, 'id')?.startsWith('B:'))
  ) {
    throw problem(page, 'React left a Suspense boundary open')
  }
  return splice(html, edits)
}

/** Whether a script is the one in which React records when the page was first shown. Only its own move needs that. */
const isClock = (code: string): boolean => code.startsWith('requestAnimationFrame(function(){$RT=')

function moveOne(html: string, nodes: readonly Node[], page: string, boundary: string, segment: string): Edit[] {
  const template = byId(nodes, boundary)
  const holder = byId(nodes, segment)
  if (template?.tagName !== 'template' || holder?.tagName !== 'div') {
    throw problem(page, `The Suspense content ${segment} or its template ${boundary} is missing`)
  }
  const siblings = template.parentNode?.childNodes ?? []
  const index = siblings.indexOf(template)
  const [opening, closing] = [siblings[index - 1], closingOf(siblings, index)]
  if (!isComment(opening, '$?') || !closing) throw problem(page, `The Suspense boundary ${boundary} has no markers`)
  const inside = insideOf(holder)
  const content = html.slice(inside.start, inside.end)
  if (content.includes('<template id="B:') || content.includes('<template id="P:')) {
    throw problem(page, `A Suspense boundary is inside another (${segment})`)
  }
  return [
    { start: rangeOf(opening as Node).start, end: rangeOf(closing).start, text: `<!--$-->${content}` },
    { ...rangeOf(holder), text: '' },
  ]
}

/** The marker that ends the boundary of the template at `index`. Boundaries inside its fallback have markers of their own. */
function closingOf(siblings: readonly Node[], index: number): Node | undefined {
  let depth = 0
  for (const node of siblings.slice(index + 1)) {
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
