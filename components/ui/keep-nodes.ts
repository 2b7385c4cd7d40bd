/** A copy of an island's nodes, ready to be put where they stood. */
export interface Kept {
  putInto(place: HTMLElement): void
}

/**
 * Copies what an island shows, with typed words, checked radios and the focus, and without what only its script could undo.
 *
 * Motion's inline styles would win over the CSS that switches tabs, a busy or disabled button would never be freed again.
 * @param section the island's own element, still holding its nodes
 */
export function keepNodes(section: HTMLElement): Kept {
  const place = indexIn(section, document.activeElement)
  const copy = document.createDocumentFragment()
  for (const node of section.childNodes) {
    // React's own markers are comments; they would only mislead it here.
    if (node.nodeType !== Node.COMMENT_NODE) copy.append(node.cloneNode(true))
  }
  const elements = [...copy.querySelectorAll('*')]
  for (const element of elements) {
    for (const name of ['style', 'aria-busy', 'disabled']) element.removeAttribute(name)
  }
  const focused = elements[place]
  return {
    putInto(target) {
      if (!copy.hasChildNodes()) return
      target.append(copy)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    },
  }
}

function indexIn(section: HTMLElement, element: Element | null): number {
  return element ? [...section.querySelectorAll('*')].indexOf(element) : -1
}
