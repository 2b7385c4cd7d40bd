/** Folder of the tools, with a slash at its end; filled in by the bundler. */
declare const TOOLS: string

const loads: Record<string, Promise<void> | undefined> = {}
const ready = new Set<string>()

/** Runs a tool, once. Rejects where its file stays away; the next call tries again. */
function load(name: string): Promise<void> {
  loads[name] ??= new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = `${TOOLS + name}.js`
    script.onload = () => {
      ready.add(name)
      done()
    }
    script.onerror = () => {
      script.remove()
      loads[name] = undefined
      fail()
    }
    document.head.append(script)
  })
  return loads[name]
}

const controlAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement | HTMLButtonElement>('[data-tool]')

/**
 * Loads what a control with `data-tool` needs at its first use, and then clicks it again: from there on the tool's own
 * listener answers. Where the file stays away, a link is followed, and a button says so.
 * The key `/` is a click on the control that searches.
 */
export function loadToolsAtFirstUse(): void {
  const root = document.documentElement
  // Shows the buttons that do nothing without script.
  root.dataset.js = ''
  // The press comes a moment before the click: time that the file can use.
  addEventListener('pointerdown', ({ target }) => {
    const name = controlAt(target)?.dataset.tool
    if (name) load(name).catch(() => {})
  })
  addEventListener('click', (event) => {
    const control = controlAt(event.target)
    const name = control?.dataset.tool
    if (!name || ready.has(name) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    load(name).then(
      () => control.click(),
      () => {
        if ('href' in control) location.href = control.href
        else control.textContent = document.querySelector<HTMLElement>('[data-missing]')?.dataset.missing as string
      },
    )
  })
  addEventListener('keydown', (event) => {
    const field = (event.target as Element).closest?.('input:not([type=radio]), textarea, select, dialog')
    if (event.key !== '/' || field || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-tool=search]')?.click()
  })
}

/** Marks the section that is read in the contents beside the text, from the first scrolling on. */
export function followContents(): void {
  // Elsewhere there is no room for it, or it stands above the text and is gone after the first scrolling.
  const contents = document.querySelector<HTMLElement>('[data-contents]')
  if (!contents?.offsetWidth || getComputedStyle(contents).position !== 'sticky') return
  addEventListener('scroll', () => load('follow').catch(() => {}), { once: true, passive: true })
}
