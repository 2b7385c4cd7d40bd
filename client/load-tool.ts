/** Loads a tool by its name, once. Rejects if its file cannot be loaded; the next call tries again. */
type LoadTool = (name: string) => Promise<void>

/** Makes a function that loads tools. @param folder the URL of the tools' folder, with a trailing slash */
export function createToolLoader(folder: string): LoadTool {
  const loads: Record<string, Promise<void> | undefined> = {}
  return (name) => {
    loads[name] ??= new Promise<void>((done, fail) => {
      const script = document.createElement('script')
      script.src = `${folder + name}.js`
      script.onload = () => done()
      script.onerror = () => {
        script.remove()
        loads[name] = undefined
        fail()
      }
      document.head.append(script)
    })
    return loads[name]
  }
}

/** Returns the control of a tool that contains the target of an event; undefined or null if none does. */
export const controlAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement | HTMLButtonElement>('[data-tool]')

/**
 * Handles a script that could not be loaded: follows the control if it is a link; if it is a button, replaces its label
 * with the page's error message.
 */
export function handleLoadFailure(control: HTMLAnchorElement | HTMLButtonElement): void {
  if ('href' in control) location.href = control.href
  else control.textContent = document.querySelector<HTMLElement>('[data-missing]')?.dataset.missing as string
}
