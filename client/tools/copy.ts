import type { ToolTexts } from '../../lib/i18n/client/tool-texts'
/** Copies a sample, or the Markdown of a page, at a click on a control with `data-tool="copy"`. */
import { fetchText } from '../fetch-all'

declare const TEXTS: ToolTexts['copy']

/** How long a button says what became of it, in milliseconds. */
const SAID_FOR_MS = 2000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
const labels = new WeakMap<Element, string>()
const status = document.createElement('p')
status.className = 'hidden-from-sight'
status.setAttribute('role', 'status')
document.body.append(status)

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-tool=copy]')
  if (button) copy(button).then(say(button, TEXTS.copied), say(button, TEXTS.failed))
})

/** Where the text comes from: the address in `data-copy-from`, or the sample that is shown. */
async function copy(button: HTMLElement): Promise<void> {
  const { copyFrom } = button.dataset
  if (copyFrom) return write(fetchText(copyFrom))
  const sample = shownSample(button)
  return write(Promise.resolve(sample?.textContent ?? '')).catch((fault) => {
    // The next best thing: it is selected, and one key copies it.
    if (sample) getSelection()?.selectAllChildren(sample)
    throw fault
  })
}

/** The code whose tab is chosen. */
function shownSample(button: Element): Element | undefined {
  const frame = button.closest('[data-languages]')
  const chosen = [...(frame?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)
  return frame?.querySelectorAll('pre')[chosen]
}

/** Safari lets a page copy only within the click itself, so the clipboard is given the promise of a text. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

const say = (button: HTMLElement, words: string) => () => {
  if (!labels.has(button)) labels.set(button, button.textContent ?? '')
  clearTimeout(timers.get(button))
  button.textContent = words
  status.textContent = words
  timers.set(
    button,
    setTimeout(() => {
      button.textContent = labels.get(button) ?? ''
      status.textContent = ''
    }, SAID_FOR_MS),
  )
}
