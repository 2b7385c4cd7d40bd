/**
 * Loads `client/tools/own.ts` when its button is pressed, and not before, then repeats the press. If the file cannot be
 * loaded, the button says so, and the next press tries again.
 * @param src the URL of the file
 */
export function loadOwnOnPress(src: string): void {
  const button = document.querySelector<HTMLElement>('[data-own-open]') as HTMLElement
  // Shows the button, which does nothing without a script.
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
