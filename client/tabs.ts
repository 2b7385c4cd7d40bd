/** How long a panel takes to open, in milliseconds. */
export const PANEL_MS = 700

/**
 * Gives the radio buttons of the features switcher behaviour that they do not have natively, before and after React has
 * started.
 *
 * A tab is selected when the mouse button is pressed: the panels slide while they open, so a label may have left the
 * pointer before the button is released, and there would be no click. The tab is marked as seen, so that its picture
 * can stay until its panel has closed.
 */
export function watchTabs(): void {
  addEventListener('mousedown', (event) => {
    const radio = (event.target as Element).closest?.('label')?.control as HTMLInputElement | null | undefined
    if (event.button || radio?.type !== 'radio') return
    // Otherwise the focus would be lost if the click that follows lands on another label.
    event.preventDefault()
    // Selected first, because moving the focus forces a layout, which would otherwise be computed twice.
    radio.click()
    radio.focus({ preventScroll: true })
  })
  addEventListener('change', ({ target }) => (target as Element).toggleAttribute?.('data-seen', true))
}
