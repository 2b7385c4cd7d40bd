/** How long a panel takes to open, in milliseconds. */
export const PANEL_MS = 700

/**
 * Adds to the radio buttons of the features switcher what they do not do natively, before and after React has started.
 *
 * A tab is chosen when the mouse button is pressed: the panels slide while they open, so a label may have left the pointer
 * before the button is released, and there would be no click. A chosen tab is marked, so that its picture can stay until
 * its panel has closed.
 */
export function watchTabs(): void {
  addEventListener('mousedown', (event) => {
    const radio = (event.target as Element).closest?.('label')?.control as HTMLInputElement | null | undefined
    if (event.button || radio?.type !== 'radio') return
    // Otherwise the focus would be lost if the click that follows meets another label.
    event.preventDefault()
    // Chosen first: moving the focus forces a layout, which would otherwise be computed twice.
    radio.click()
    radio.focus({ preventScroll: true })
  })
  addEventListener('change', ({ target }) => (target as Element).toggleAttribute?.('data-seen', true))
}
