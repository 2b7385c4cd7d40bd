/** Copies a sample, or the Markdown of a page, when a control with `data-tool="copy"` is clicked. */
import type { ToolTexts } from '../../lib/i18n/client/tool-texts'
import { fetchText } from '../fetch-all'

declare const TEXTS: ToolTexts['copy']

/** How long a button shows the result, in milliseconds. */
const SHOWN_FOR_MS = 2000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const labels = new WeakMap<Element, string>()
const status = document.createElement('p')
status.className = 'visually-hidden'
status.setAttribute('role', 'status')
document.body.append(status)

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-tool=copy]')
  if (button) copy(button).then(show(button, TEXTS.copied), show(button, TEXTS.failed))
})

/** Copies the file in `data-copy-from`, or the sample that is shown. */
async function copy(button: HTMLElement): Promise<void> {
  const { copyFrom } = button.dataset
  if (copyFrom) return write(fetchText(copyFrom))
  const sample = shownSample(button)
  return write(Promise.resolve(sample?.textContent ?? '')).catch((error) => {
    // The next best thing: with the sample selected, the reader's own shortcut copies it.
    if (sample) getSelection()?.selectAllChildren(sample)
    throw error
  })
}

/** Returns the code in the chosen language. */
function shownSample(button: Element): Element | undefined {
  const frame = button.closest('[data-languages]')
  const chosen = [...(frame?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)
  return frame?.querySelectorAll('pre')[chosen]
}

/**
 * Writes to the clipboard. Safari allows that only during the click itself, so the clipboard gets a promise of the
 * text.
 */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

const show = (button: HTMLElement, message: string) => () => {
  if (!labels.has(button)) labels.set(button, button.textContent ?? '')
  clearTimeout(timers.get(button))
  button.textContent = message
  status.textContent = message
  timers.set(
    button,
    setTimeout(() => {
      button.textContent = labels.get(button) ?? ''
      status.textContent = ''
    }, SHOWN_FOR_MS),
  )
}
