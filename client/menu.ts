/** Closes the header's menu with Escape, as keyboard users expect, and moves the focus back to its button. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-site-header] details')
  if (!menu) return
  addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    if (key !== 'Escape' || !menu.open || defaultPrevented || isComposing) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
