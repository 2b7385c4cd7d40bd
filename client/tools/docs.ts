/**
 * The interactive part of the documentation, loaded at the reader's first interaction: controls load their tools, all
 * samples switch to one language, and the table of contents marks the section being read.
 */

import { syncLanguage } from '../languages'
import { controlAt, createToolLoader, handleLoadFailure } from '../load-tool'
import { hasContents, markCurrentSection } from '../mark-current-section'
import { isModifiedEvent } from '../modified-event'

/** The URL of the tools' folder, with a trailing slash; filled in by `packages/ship/steps/scripts/put-tools.ts`. */
declare const TOOLS: string

const load = createToolLoader(TOOLS)
const ready = new Set<string>()

/** Loads the tool of a control, which handles its clicks from then on. */
const prepare = (name: string) => load(name).then(() => void ready.add(name))

// The press comes a moment before the click, so loading can start earlier.
addEventListener('pointerdown', ({ target }) => {
  const name = controlAt(target)?.dataset.tool
  if (name) prepare(name).catch(() => {})
})
addEventListener('click', (event) => {
  const control = controlAt(event.target)
  const name = control?.dataset.tool
  if (!name || ready.has(name) || isModifiedEvent(event)) return
  event.preventDefault()
  prepare(name).then(
    () => control.click(),
    () => handleLoadFailure(control),
  )
})
/** Elements in which `/` is entered as a character. */
const FIELD = 'input:not([type=radio]), textarea, select, dialog'
/**
 * Chromium keeps the focus in a closed dialog until the next frame, so a key pressed immediately still has its target
 * there.
 */
const CLOSED = 'dialog:not([open])'

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const field = (target as Element).closest?.(FIELD)
  if (key !== '/' || ctrlKey || metaKey || altKey || (field && !field.closest(CLOSED))) return
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-tool=search]')?.click()
})
// Set before the first use, because the script of the request builder is loaded only then.
document.querySelector('[data-tool=fill]')?.setAttribute('aria-expanded', 'false')
syncLanguage()
if (hasContents()) markCurrentSection()
