import { type FactChoice, fillFacts } from '../forms/facts'

/** The id of the list of facts, which all texts of a form share. */
const LIST_ID = 'editor-facts'

/** The class of what is added below a text. */
export const FACTS_CLASS = 'editor-facts'

/**
 * Adds a list of facts below each text of the open form that may contain some. A chosen fact is inserted at the cursor,
 * by its name in braces, and a text that contains facts is also shown as visitors read it. Call it after every change
 * to the page: the interface draws its forms piece by piece.
 * @param page the document of the interface
 * @param paths the paths of these texts, such as `lead` or `steps.*.title`
 * @param facts those that the form may use, with their current values
 */
export function offerFacts(page: Document, paths: readonly string[], facts: readonly FactChoice[]): void {
  const all = new Set(paths)
  for (const field of page.querySelectorAll<HTMLElement>('section.field[data-key-path]')) {
    const path = (field.dataset.keyPath ?? '').replace(/\.\d+(?=\.|$)/g, '.*')
    const text = all.has(path) && textOf(field)
    if (!text) continue
    const added = field.querySelector(`:scope > .${FACTS_CLASS}`) ?? addTo(page, field)
    const read = fillFacts(text.value, facts)
    setText(added.querySelector('output'), read === text.value ? '' : `Visitors read: ${read}`)
  }
  if (all.size > 0) fillList(page, facts)
}

/** Returns the element that a text is typed into; undefined for a field of another kind, such as a list. */
const textOf = (field: Element) =>
  field.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    ':scope:is([data-field-type="string"], [data-field-type="text"]) :is(input[type="text"], textarea)',
  )

/** Adds a field for choosing a fact, and the text as visitors read it. */
function addTo(page: Document, field: HTMLElement): HTMLElement {
  const added = page.createElement('div')
  added.className = FACTS_CLASS
  const choice = page.createElement('input')
  choice.setAttribute('list', LIST_ID)
  choice.placeholder = 'Insert a fact'
  choice.setAttribute('aria-label', `Insert a fact into “${field.querySelector('h4')?.textContent ?? 'this text'}”`)
  choice.addEventListener('input', (event) => {
    event.stopPropagation()
    const chosen = [...(choice.list?.options ?? [])].find(({ value }) => value === choice.value)
    const text = textOf(field)
    if (!chosen || !text) return
    choice.value = ''
    text.setRangeText(`{{${chosen.dataset.name}}}`, text.selectionStart ?? 0, text.selectionEnd ?? 0, 'end')
    text.dispatchEvent(new Event('input', { bubbles: true }))
    text.focus()
  })
  added.append(choice, page.createElement('output'))
  field.append(added)
  return added
}

/** Makes the list of facts, or updates it if a value has changed. */
function fillList(page: Document, facts: readonly FactChoice[]): void {
  const old = page.getElementById(LIST_ID)
  const list = old ?? page.body.appendChild(page.createElement('datalist'))
  list.id = LIST_ID
  const current = facts.map(({ label }) => label).join('\n')
  if (list.dataset.facts === current) return
  list.dataset.facts = current
  list.replaceChildren(
    ...facts.map(({ label, name }) => {
      const option = page.createElement('option')
      option.value = label
      option.dataset.name = name
      return option
    }),
  )
}

/** Changes a text only if it differs, because a change to the page causes another call. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
