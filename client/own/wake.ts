/**
 * Loads `client/tools/own.ts` when its button is pressed, and not before; the press is done again when it is there. Where
 * the file stays away the button says so, and the next press tries again.
 * @param src address of the file
 */
export function wakeOwn(src: string): void {
  const button = document.querySelector<HTMLElement>('[data-own-open]') as HTMLElement
  // Shows what does nothing without script.
  document.documentElement.dataset.js = ''
  const load = () => {
    button.onclick = null
    const script = document.createElement('script')
    script.src = src
    script.onload = () => button.click()
    script.onerror = () => {
      button.textContent = button.dataset.ownOpen as string
      button.onclick = load
    }
    document.head.append(script)
  }
  button.onclick = load
}
