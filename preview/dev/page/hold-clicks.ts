/** Controls that need the loader. Most are also links, which the browser would follow. */
const CONTROLS = '[data-tool], [data-own-open], [data-play]'

/** Fields in which a key types a character. */
const FIELD = 'input:not([type=radio]), textarea, select'

/**
 * Holds the last click on a control until the loader has started; the search key `/` counts as a click. On the built
 * site the loader starts before anybody can use either.
 * @returns a function that stops holding clicks and replays the last one
 */
export function holdClicks(): () => void {
  let held: HTMLElement | null | undefined
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS)
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    held = control
  }
  const holdKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const search = document.querySelector<HTMLElement>('[data-tool=search]')
    if (key !== '/' || ctrlKey || metaKey || altKey || !search || (target as Element).closest?.(FIELD)) return
    event.preventDefault()
    held = search
  }
  addEventListener('click', hold, { capture: true })
  addEventListener('keydown', holdKey, { capture: true })
  return () => {
    removeEventListener('click', hold, { capture: true })
    removeEventListener('keydown', holdKey, { capture: true })
    // The explorer starts when it gets the focus, which it may already have.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    held?.click()
  }
}
