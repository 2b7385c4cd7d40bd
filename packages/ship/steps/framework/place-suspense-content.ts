import { attribute, type Element, elementsOf, type Node, scriptText } from '../../html'
import type { PageTree } from '../../page-tree'
import { eachPage } from '../../step'

/**
 * On a page of more than 12,800 bytes, React writes finished Suspense content hidden at the end and moves it by script,
 * so without JavaScript it would never show. This step moves it. React's markers are kept, because hydration looks for
 * them.
 */
export const placeSuspenseContent = eachPage('place-suspense-content', moveIntoPlace)

/**
 * Moves out-of-line Suspense content to where it belongs, and removes the scripts that would have done so.
 * @throws if React wrote anything but complete, finished boundaries
 */
export function moveIntoPlace(page: PageTree): void {
  const { nodes, file } = page
  let isMoved = false
  for (const script of elementsOf(nodes, 'script')) {
    const code = scriptText(script)
    const [, boundary, segment] = /\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\)$/.exec(code) ?? []
    const isMove = /^\$R[A-Z][=(]/.test(code)
    if (isMove || isClock(code)) {
      page.remove(script)
      isMoved = true
    }
    if (!isMove) continue
    if (!boundary || !segment) throw errorIn(file, `React sent instructions of an unknown kind (${code.slice(0, 40)})`)
    moveOne(page, nodes, boundary, segment)
  }
  if (!isMoved && elementsOf(nodes, 'template').some((template) => attribute(template, 'id')?.startsWith('B:'))) {
    throw errorIn(file, 'React left a Suspense boundary open')
  }
}

/** Whether a script is the one in which React records when the page was first shown. Only React's own move needs it. */
const isClock = (code: string): boolean => code.startsWith('requestAnimationFrame(function(){$RT=')

function moveOne(page: PageTree, nodes: readonly Node[], boundary: string, segment: string): void {
  const { file } = page
  const template = byId(nodes, boundary)
  const holder = byId(nodes, segment)
  if (template?.tagName !== 'template' || holder?.tagName !== 'div') {
    throw errorIn(file, `The Suspense content ${segment} or its template ${boundary} is missing`)
  }
  const siblings = template.parentNode?.childNodes ?? []
  const index = siblings.indexOf(template)
  const [opening, closing] = [siblings[index - 1], closingOf(siblings, index)]
  if (!opening || !isComment(opening, '$?') || !closing)
    throw errorIn(file, `The Suspense boundary ${boundary} has no markers`)
  const content = page.sourceOf(holder)
  if (content.includes('<template id="B:') || content.includes('<template id="P:')) {
    throw errorIn(file, `A Suspense boundary is inside another (${segment})`)
  }
  const fallback = siblings.slice(index, siblings.indexOf(closing))
  page.replace(opening, page.createComment('$'))
  fallback.forEach(page.remove)
  for (const node of [...holder.childNodes]) page.putBefore(closing, node)
  page.remove(holder)
}

/**
 * Returns the marker that ends the boundary of the template at `index`. Boundaries inside its fallback have their own
 * markers.
 */
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

const errorIn = (page: string, problem: string): Error =>
  new Error(
    `out/${page} – ${problem}. Keep islands apart from each other and, if Next was updated, check that this step still works with it.`,
  )
