/** An island's nodes, ready to be put back where they stood. */
export interface Kept {
  putInto(place: HTMLElement): void
}

/**
 * Holds on to what an island shows while React takes it away, and gives back the very nodes: what is typed until the last
 * moment stays in them, and with the focus the caret goes back to its place. Leaves out what only the island's script could undo.
 *
 * Motion's inline styles would win over the CSS that switches tabs, which would wait for Motion to move them (`data-live`);
 * a busy or disabled button would never be freed again.
 * @param section the island's own element, still holding its nodes
 */
export function keepNodes(section: HTMLElement): Kept {
  // React's own markers are comments; they would only mislead it here.
  const nodes = [...section.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
  let focused = document.activeElement
  const follow = () => {
    focused = document.activeElement
  }
  // React draws in slices: between two of them the visitor may go on to the next field.
  section.addEventListener('focusin', follow)
  return {
    putInto(place) {
      section.removeEventListener('focusin', follow)
      place.append(...nodes)
      for (const element of place.querySelectorAll('*'))
        for (const name of ['style', 'aria-busy', 'disabled', 'data-live']) element.removeAttribute(name)
      if (focused instanceof HTMLElement && place.contains(focused)) focused.focus({ preventScroll: true })
    },
  }
}
