import { cleanPaste } from './clean-paste'

/**
 * Cleans what is pasted into a text before the text editor sees it. What the text editor copied itself is not changed.
 */
export function cleanPastes(page: Document): void {
  const cleaned = new WeakSet<Event>()
  page.addEventListener(
    'paste',
    (event) => {
      const { clipboardData: given, target } = event
      if (cleaned.has(event) || !given || !(target instanceof Element) || !target.closest('[contenteditable="true"]'))
        return
      if (given.types.includes('application/x-lexical-editor')) return
      const html = cleanPaste(given.getData('text/html'))
      if (html === undefined) return
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', given.getData('text/plain'))
      event.preventDefault()
      event.stopImmediatePropagation()
      const next = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      cleaned.add(next)
      target.dispatchEvent(next)
    },
    true,
  )
}
