/**
 * Opens a closed group of fields when somebody clicks what it shows: the interface opens it only with a small arrow.
 * @param page the document of the interface
 */
export function openGroups(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const group = target instanceof Element ? target.closest('[id$="-summary"]')?.parentElement?.id : undefined
    if (!group) return
    const buttons = page.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')
    ;[...buttons].find((button) => button.getAttribute('aria-controls') === group)?.click()
  })
}
