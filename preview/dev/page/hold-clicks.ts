/** Controls that do something only with the loader. Most are links as well, which would be followed. */
const CONTROLS = '[data-tool], [data-own-open], [data-play]'

/** Where a key is a letter of a text. */
const FIELD = 'input:not([type=radio]), textarea, select'

/**
 * Keeps the last click on a control that came before the loader, and the key of the search, `/`, as a click on it: in what
 * is built, the loader is there before anybody can use either.
 * @returns does what was kept
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
    // The explorer wakes by the focus, which may be there already.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    held?.click()
  }
}
