import { type Diagnostic, formatDiagnostic } from '../../../lib/shared/diagnostic'
import type { LiveState } from '../state'

/** An element name that no component has. */
const NAME = 'dev-mistakes'

/** The key under which the tab remembers which mistakes are folded, so that the next page does not unfold them. */
const FOLDED = 'dev-mistakes-folded'

type Mistakes = Pick<LiveState, 'errors' | 'failure'>

/**
 * Shows every mistake in the content at the bottom of the window, with its location, what is wrong and what to do. The
 * page gets the same amount of space at its end. Once there are no mistakes, nothing is left behind.
 */
export function showMistakes(state: Mistakes): void {
  const pageList = document.querySelector<HTMLElement>('ul[data-mistakes]')
  if (pageList) {
    showFurther(pageList, state)
    return
  }
  const { errors, failure } = state
  const shown = JSON.stringify([errors, failure])
  const existing = document.querySelector<HTMLElement>(NAME)
  if (existing?.dataset.shown === shown) return
  if (errors.length === 0 && failure === undefined) {
    if (existing) removeFrame(existing)
    sessionStorage.removeItem(FOLDED)
    return
  }
  const frame = existing ?? newFrame()
  frame.dataset.shown = shown
  fill(frame, state)
  fold(frame, sessionStorage.getItem(FOLDED) === shown)
}

/** Adds all other mistakes to a page that could not be shown, below its own. */
function showFurther(own: HTMLElement, { errors, failure }: Mistakes): void {
  for (const item of own.querySelectorAll('[data-further]')) item.remove()
  const listed = new Set([...own.children].map((item) => item.textContent))
  const further = [...errors.map(formatDiagnostic), ...(failure === undefined ? [] : [failure])]
  for (const line of further.filter((line) => !listed.has(line))) {
    const item = element('li', line)
    item.dataset.further = ''
    own.append(item)
  }
}

function newFrame(): HTMLElement {
  const frame = document.createElement(NAME)
  frame.popover = 'manual'
  const root = frame.attachShadow({ mode: 'open' })
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  const head = document.createElement('header')
  const button = element('button', '')
  button.type = 'button'
  button.setAttribute('aria-controls', 'list')
  // The button stays in place and keeps the focus.
  button.onclick = () => fold(frame, button.ariaExpanded === 'true')
  const list = document.createElement('ul')
  list.id = 'list'
  head.append(element('h2', ''), button)
  section.append(head, list)
  root.append(element('style', MISTAKES_STYLE), section)
  // Before the page, so that the Tab key reaches it first.
  document.body.before(frame)
  // A popover covers even dialogs.
  frame.showPopover()
  paddingRemovers.set(frame, padPage(frame))
  return frame
}

function fill({ shadowRoot }: HTMLElement, { errors, failure }: Mistakes): void {
  shadowRoot?.querySelector('h2')?.replaceChildren(headingOf(errors.length))
  const items = [...errors.map(itemOf), ...(failure === undefined ? [] : [element('li', failure)])]
  shadowRoot?.querySelector('ul')?.replaceChildren(...items)
}

function fold({ shadowRoot, dataset }: HTMLElement, isFolded: boolean): void {
  const button = shadowRoot?.querySelector('button')
  const list = shadowRoot?.querySelector('ul')
  if (!button || !list) return
  list.hidden = isFolded
  button.ariaExpanded = String(!isFolded)
  button.textContent = isFolded ? 'Show' : 'Hide'
  if (isFolded) sessionStorage.setItem(FOLDED, dataset.shown ?? '')
  else sessionStorage.removeItem(FOLDED)
}

const paddingRemovers = new WeakMap<HTMLElement, () => void>()

/**
 * Pads the page by the height of the frame, so that the frame covers none of it, even after scrolling to an anchor.
 * @returns a function that removes the padding
 */
function padPage(frame: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = `${Math.ceil(frame.getBoundingClientRect().height)}px`
    style.paddingBlockEnd = height
    style.scrollPaddingBlockEnd = height
  })
  observer.observe(frame)
  return () => {
    observer.disconnect()
    style.paddingBlockEnd = ''
    style.scrollPaddingBlockEnd = ''
  }
}

function removeFrame(frame: HTMLElement): void {
  paddingRemovers.get(frame)?.()
  const isFocused = document.activeElement === frame
  frame.remove()
  if (isFocused) focusPage()
}

/** Focuses the page, so that the focus is not lost, without making it a tab stop. */
function focusPage(): void {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}

const headingOf = (count: number): string => {
  if (count === 0) return 'The content cannot be checked'
  return count === 1 ? 'A mistake in the content' : `${count} mistakes in the content`
}

function itemOf({ file, line, column, field, what, fix }: Diagnostic): HTMLElement {
  const item = document.createElement('li')
  const location = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  item.append(element('code', field === undefined ? location : `${location}  ${field}`), `${what} ${fix}`)
  return item
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

/** The style of the list: it covers everything else on the page, and no rule of the page applies to it. */
const MISTAKES_STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0 0; box-sizing: border-box; inline-size: auto; margin: 0; padding: 0;
  max-block-size: min(50vh, 28rem); overflow: auto; border: 0; border-block-start: 4px solid var(--mark);
  background: var(--ground); color: var(--text); color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --ground: #fff; --text: #171b6b; --location: #9c2415; --mark: #c4321f; --focus: #2b45d1 }
@media (prefers-color-scheme: dark) {
  :host { --ground: #1c2064; --text: #f6f6f2; --location: #ffb8a6; --mark: #fe8d73; --focus: #a8baff }
}
section { max-inline-size: 60rem; margin-inline: auto }
header { position: sticky; inset-block-start: 0; display: flex; justify-content: space-between; gap: 16px; align-items: center;
  padding: 8px 24px; background: var(--ground) }
h2 { font-size: 18px; line-height: 1.3; margin: 0; text-wrap: balance }
ul { margin: 0; padding: 4px 24px 20px; list-style: none }
ul[hidden] { display: none }
li { overflow-wrap: anywhere; max-inline-size: 72ch }
li + li { margin-block-start: 12px }
code { display: block; font: 14px/1.5 ui-monospace, monospace; color: var(--location); white-space: pre-wrap }
button { flex: none; min-block-size: 36px; font: inherit; padding: 4px 16px; border: 2px solid; border-radius: 999px;
  background: none; color: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
@media (max-width: 767px) { header { padding: 8px 16px } ul { padding: 4px 16px 16px } }
@media print { :host { display: none } }`
