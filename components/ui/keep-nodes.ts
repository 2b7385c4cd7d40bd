/** The nodes of an island, ready to be put back. */
export interface KeptNodes {
  putInto(container: HTMLElement): void
}

/**
 * Keeps the nodes of an island while React removes them, and puts the same nodes back: anything typed up to the last
 * moment stays in them, and the focus and the caret are restored. Attributes that only the script of the island could
 * reset are removed.
 *
 * Otherwise an animation's inline styles would override the CSS that switches tabs, `data-live` would leave their
 * transitions to a script that has stopped, and a busy or disabled button would stay that way.
 * @param section the element of the island, while it still contains its nodes
 */
export function keepNodes(section: HTMLElement): KeptNodes {
  // Comments are React's own markers, which would only mislead it here.
  const nodes = [...section.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
  let focused = document.activeElement
  const follow = () => {
    focused = document.activeElement
  }
  // React renders in slices, between which the visitor may move to the next field.
  section.addEventListener('focusin', follow)
  return {
    putInto(container) {
      section.removeEventListener('focusin', follow)
      container.append(...nodes)
      for (const element of container.querySelectorAll('*'))
        for (const name of ['style', 'aria-busy', 'disabled', 'data-live']) element.removeAttribute(name)
      if (focused instanceof HTMLElement && container.contains(focused)) focused.focus({ preventScroll: true })
    },
  }
}
