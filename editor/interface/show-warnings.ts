/** The id of the element that contains the warnings of the last save. */
export const WARNINGS_ID = 'editor-warnings'

/**
 * Shows above the interface what the server says about each save, because the interface does not show anything of an
 * accepted one. The warnings stay until they are closed, or until the next save.
 * @param api the address of the API, such as `/edit/api/v1`
 */
export function showWarnings(api: string): void {
  const send = window.fetch
  window.fetch = async (address, options) => {
    const response = await send(address, options)
    const { pathname } = new URL(String(address), location.href)
    const isSave = options?.method === 'POST' && pathname.startsWith(`${api}/`) && pathname.endsWith('/contents')
    if (isSave && response.ok) void response.clone().json().then(show)
    return response
  }
}

function show({ warnings = [] }: { warnings?: readonly string[] }): void {
  const place = document.getElementById(WARNINGS_ID)
  place?.replaceChildren()
  if (warnings.length === 0 || !place) return
  const close = element('button', 'Close')
  close.addEventListener('click', () => place.replaceChildren())
  const list = document.createElement('ul')
  list.append(...warnings.map((warning) => element('li', warning)))
  place.replaceChildren(element('p', 'Saved. This is worth a look; leave what is right:'), list, close)
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
