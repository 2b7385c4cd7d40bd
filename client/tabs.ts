/** How long a panel takes to come, in milliseconds. */
export const PANEL_MS = 700

/**
 * What the radios of the features switcher need beside what they do by themselves, before React is there and after.
 *
 * A press chooses at once: the panels slide while they open, so that a label may have left the pointer before the button
 * is released, and the browser would then see no click. And what was chosen is marked, so that its picture may stay until
 * its panel has left.
 */
export function watchTabs(): void {
  addEventListener('mousedown', (event) => {
    const radio = (event.target as Element).closest?.('label')?.control as HTMLInputElement | null | undefined
    if (event.button || radio?.type !== 'radio') return
    // Keeps the focus, which would go to nothing where the click that follows meets another label.
    event.preventDefault()
    // Chosen first: the focus asks for the page's layout, which would be computed twice.
    radio.click()
    radio.focus({ preventScroll: true })
  })
  addEventListener('change', ({ target }) => (target as Element).toggleAttribute?.('data-seen', true))
}
