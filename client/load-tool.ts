/** Loads a tool by its name, once. Rejects where its file stays away; the next call tries again. */
export type LoadTool = (name: string) => Promise<void>

/** @param folder address of the tools' folder, with a slash at its end */
export function toolLoader(folder: string): LoadTool {
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

/** The control of a tool that an event met. */
export const controlAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement | HTMLButtonElement>('[data-tool]')

/** What happens where the script of a control stays away: a link is followed, a button says so. */
export function missing(control: HTMLAnchorElement | HTMLButtonElement): void {
  if ('href' in control) location.href = control.href
  else control.textContent = document.querySelector<HTMLElement>('[data-missing]')?.dataset.missing as string
}
