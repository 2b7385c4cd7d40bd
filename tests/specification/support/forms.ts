import { ancestorsOf, attr, type Element, findAll } from './elements'
import { nameOf, normalise } from './text'

interface Field {
  name: string
  tag: string
  type: string
  required: boolean
  value: string
  /** Its label, or else its `aria-label`; empty if it has neither. */
  label: string
  element: Element
}

function labelOf(root: Element, control: Element): string {
  const id = attr(control, 'id')
  const named = id ? findAll(root, 'label', { for: id }) : []
  const label = named[0] ?? ancestorsOf(control).find((parent) => parent.tagName === 'label')
  const own = attr(control, 'aria-label')
  return label ? nameOf(label) : normalise(own ?? '')
}

function contentOf(control: Element): string {
  if (control.tagName !== 'textarea') return attr(control, 'value') ?? ''
  return normalise(control.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
}

/** Lists every field that the form sends, including those outside that refer to it, in document order. */
export function fieldsOf(page: Element, form: Element): Field[] {
  const id = attr(form, 'id')
  return findAll(page, 'input select textarea button', { name: true })
    .filter((control) => ancestorsOf(control).includes(form) || (id !== undefined && attr(control, 'form') === id))
    .map((element) => ({
      name: attr(element, 'name') ?? '',
      tag: element.tagName,
      type: (attr(element, 'type') ?? (element.tagName === 'input' ? 'text' : '')).toLowerCase(),
      required: attr(element, 'required') !== undefined,
      value: contentOf(element),
      label: labelOf(page, element),
      element,
    }))
}

/**
 * Finds the form that sends a field with this name and value.
 * @throws unless there is exactly one
 */
export function formWith(page: Element, field: string, value: RegExp): Element {
  const forms = findAll(page, 'form').filter((form) =>
    fieldsOf(page, form).some((one) => one.name === field && value.test(one.value)),
  )
  if (forms.length !== 1) throw new Error(`${forms.length} forms send ${field} ${value}. One is needed.`)
  return forms[0] as Element
}

/**
 * Whether a field is kept out of the tab order, the accessibility tree and autofill. Whether it can be seen is not
 * checked.
 */
export function isHoneypot(field: Field): boolean {
  const hidden = [field.element, ...ancestorsOf(field.element)].some(
    (element) => attr(element, 'aria-hidden') === 'true',
  )
  return hidden && attr(field.element, 'tabindex') === '-1' && attr(field.element, 'autocomplete') === 'off'
}
