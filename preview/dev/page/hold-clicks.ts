/** Controls that do something only with the loader. Most are links as well, which would be followed. */
const CONTROLS = '[data-tool], [data-own-open], [data-play]'

/**
 * Keeps the last click on a control that came before the loader: in what is built, the loader is there before anybody can
 * click.
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
  addEventListener('click', hold, { capture: true })
  return () => {
    removeEventListener('click', hold, { capture: true })
    // The explorer wakes by the focus, which may be there already.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    held?.click()
  }
}
