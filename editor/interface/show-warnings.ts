/** The id of the element that contains the warnings of the last save. */
export const WARNINGS_ID = 'editor-warnings'

/**
 * Shows the warnings in the response to each save above the interface, which itself does not show them. They stay until
 * they are closed, or until the next accepted save.
 * @param api the address of the API, such as `/edit/api/v1`
 * @param onSave called after each accepted save, with the paths of its files
 */
export function showWarnings(api: string, onSave: (paths: readonly string[]) => void): void {
  const send = window.fetch
  window.fetch = async (address, options) => {
    const response = await send(address, options)
    const { pathname } = new URL(String(address), location.href)
    const isSave = options?.method === 'POST' && pathname.startsWith(`${api}/`) && pathname.endsWith('/contents')
    if (!isSave || !response.ok) return response
    void response
      .clone()
      .json()
      .then(({ warnings = [], files = [] }: SaveResponse) => {
        show(warnings)
        onSave(files.flatMap((file) => (file ? [file.path] : [])))
      })
    return response
  }
}

/** The parts of the response that are used. A deleted file is null. */
interface SaveResponse {
  warnings?: readonly string[]
  files?: readonly ({ path: string } | null)[]
}

function show(warnings: readonly string[]): void {
  const container = document.getElementById(WARNINGS_ID)
  container?.replaceChildren()
  if (warnings.length === 0 || !container) return
  const close = element('button', 'Close')
  close.addEventListener('click', () => container.replaceChildren())
  const list = document.createElement('ul')
  list.append(...warnings.map((warning) => element('li', warning)))
  container.replaceChildren(
    element('p', 'Saved. Check the following, and ignore anything that is correct:'),
    list,
    close,
  )
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
