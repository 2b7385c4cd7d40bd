import { element } from '../element'

/** A field of the request builder. */
export interface Field {
  whole: HTMLElement
  input: HTMLInputElement
  /** Where a button of the field stands. */
  box: HTMLElement
  /** Takes a complaint back, as when all fields are emptied. */
  forget: () => void
}

/** What a field is about. */
export interface FieldOptions {
  name: string
  label: Node | string
  /** What to write instead, where the value cannot be used. */
  advice: string
  isUsable: (value: string) => boolean
}

/** A label with its text field. What cannot be used is said once the reader leaves the field, and no longer than it is so. */
export function makeField({ name, label, advice, isUsable }: FieldOptions): Field {
  const id = `fill-${name}`
  const quiet = { autocomplete: 'off', spellcheck: 'false', autocapitalize: 'none' }
  const input = element('input', { id, type: 'text', ...quiet })
  const message = element('p', { id: `${id}-message`, class: 'fill-message', hidden: '' }, advice)
  const box = element('div', { class: 'fill-box' }, input)
  const complain = (wrong: boolean) => {
    message.hidden = !wrong
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': message.id })) {
      if (wrong) input.setAttribute(name, value)
      else input.removeAttribute(name)
    }
  }
  const isWrong = () => input.value !== '' && !isUsable(input.value)
  input.addEventListener('change', () => complain(isWrong()))
  input.addEventListener('input', () => {
    if (!isWrong()) complain(false)
  })
  const frame = element('div', { class: 'fill-frame' }, box, message)
  const whole = element('div', { class: 'fill-field' }, element('label', { for: id }, label), frame)
  return { whole, input, box, forget: () => complain(false) }
}
