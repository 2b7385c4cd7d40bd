/**
 * The hands of the documentation, loaded at the reader's first move: controls load their tools, samples follow one
 * language, contents mark the section that is read.
 */
import { followContents, haveContents } from '../follow-contents'
import { followLanguage } from '../languages'
import { controlAt, missing, toolLoader } from '../load-tool'
import { isModified } from '../plain-click'

/** Folder of the tools, with a slash at its end; filled in by `postbuild/steps/scripts/put-tools.ts`. */
declare const TOOLS: string

const load = toolLoader(TOOLS)
const ready = new Set<string>()

/** Loads the tool of a control; it answers clicks by itself from then on. */
const prepare = (name: string) => load(name).then(() => void ready.add(name))

// The press comes a moment before the click: time that the file can use.
addEventListener('pointerdown', ({ target }) => {
  const name = controlAt(target)?.dataset.tool
  if (name) prepare(name).catch(() => {})
})
addEventListener('click', (event) => {
  const control = controlAt(event.target)
  const name = control?.dataset.tool
  if (!name || ready.has(name) || isModified(event)) return
  event.preventDefault()
  prepare(name).then(
    () => control.click(),
    () => missing(control),
  )
})
/** Where a key is a letter of a text. */
const FIELD = 'input:not([type=radio]), textarea, select, dialog'
/** Chromium leaves the focus in a dialog until the next frame after it closed, so a key pressed at once still comes from there. */
const CLOSED = 'dialog:not([open])'

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const field = (target as Element).closest?.(FIELD)
  if (key !== '/' || ctrlKey || metaKey || altKey || (field && !field.closest(CLOSED))) return
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-tool=search]')?.click()
})
// Known before the first use, as its script comes with that only.
document.querySelector('[data-tool=fill]')?.setAttribute('aria-expanded', 'false')
followLanguage()
if (haveContents()) followContents()
