import type { Problem } from '../../../lib/messages/problem'
import type { LiveState } from '../state'

/** The frame lies above everything else of the page, and no rule of the page reaches into it. */
const STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0 0; inline-size: auto; max-block-size: 50vh; margin: 0; padding: 0;
  overflow: auto; border: 0; border-block-start: 4px solid #c4321f; background: #fff; color: #171b6b;
  font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 0 24px rgb(0 0 0 / 30%) }
section { padding: 16px 24px 24px; max-inline-size: 60rem; margin-inline: auto }
header { display: flex; justify-content: space-between; gap: 16px; align-items: baseline }
h2 { font-size: 20px; margin: 0 }
ul { margin: 8px 0 0; padding: 0; list-style: none }
li { margin-block-start: 12px; overflow-wrap: anywhere }
code { display: block; font: 14px/1.5 ui-monospace, monospace; color: #9c2415 }
button { font: inherit; padding: 4px 16px; border: 2px solid #171b6b; border-radius: 999px; background: none; color: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid #2b45d1; outline-offset: 2px }`

/** A name that no component has. */
const NAME = 'dev-mistakes'

let hidden = ''

/**
 * Shows every mistake in the content with its place, what is wrong and what to do, above whatever page is open. Nothing
 * is left once there is none.
 */
export function showMistakes({ errors, fault }: Pick<LiveState, 'errors' | 'fault'>): void {
  const said = JSON.stringify([errors, fault])
  const present = document.querySelector<HTMLElement>(NAME)
  if (present?.dataset.said === said) return
  present?.remove()
  if ((errors.length === 0 && fault === undefined) || hidden === said) return
  // A page that could not be drawn says why by itself, and less than all.
  document.querySelector('[data-mistakes]')?.remove()
  const frame = document.createElement(NAME)
  frame.dataset.said = said
  frame.popover = 'manual'
  const root = frame.attachShadow({ mode: 'open' })
  const style = element('style', STYLE)
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  const head = document.createElement('header')
  const hide = element('button', 'Hide')
  hide.type = 'button'
  hide.onclick = () => {
    hidden = said
    frame.remove()
  }
  head.append(element('h2', headingOf(errors.length)), hide)
  const list = document.createElement('ul')
  list.append(...errors.map(itemOf), ...(fault === undefined ? [] : [element('li', fault)]))
  section.append(head, list)
  root.append(style, section)
  document.documentElement.append(frame)
  // Above dialogs, too.
  frame.showPopover()
}

const headingOf = (count: number): string => {
  if (count === 0) return 'The content cannot be checked'
  return count === 1 ? 'A mistake in the content' : `${count} mistakes in the content`
}

function itemOf({ file, line, column, field, what, fix }: Problem): HTMLElement {
  const item = document.createElement('li')
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  item.append(element('code', field === undefined ? place : `${place}  ${field}`), `${what} ${fix}`)
  return item
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
