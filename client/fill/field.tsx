/** @jsxImportSource ../jsx */
import { create, type JsxNode } from '../jsx/jsx-runtime'

/** A field of the request builder. */
export interface Field {
  element: HTMLElement
  input: HTMLInputElement
  /** The box around the input, with room for a button. */
  box: HTMLElement
  /** Hides the message, such as when all fields are cleared. */
  hideMessage: () => void
}

/** The properties of a field. */
interface FieldOptions {
  name: string
  label: JsxNode
  /** What to enter instead of an unusable value. */
  advice: string
  isUsable: (value: string) => boolean
}

/**
 * Makes a labelled text field. An unusable value is reported when the reader leaves the field, until it is corrected.
 */
export function makeField({ name, label, advice, isUsable }: FieldOptions): Field {
  const id = `fill-${name}`
  const input = create<HTMLInputElement>(
    <input id={id} type="text" autoComplete="off" spellCheck="false" autoCapitalize="none" />,
  )
  const message = create(
    <p id={`${id}-message`} class="fill-message" hidden>
      {advice}
    </p>,
  )
  const box = create(<div class="fill-box">{input}</div>)
  const showMessage = (isShown: boolean) => {
    message.hidden = !isShown
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': message.id })) {
      if (isShown) input.setAttribute(name, value)
      else input.removeAttribute(name)
    }
  }
  const isInvalid = () => input.value !== '' && !isUsable(input.value)
  input.addEventListener('change', () => showMessage(isInvalid()))
  input.addEventListener('input', () => {
    if (!isInvalid()) showMessage(false)
  })
  const element = create(
    <div class="fill-field">
      <label for={id}>{label}</label>
      <div class="fill-frame">
        {box}
        {message}
      </div>
    </div>,
  )
  return { element, input, box, hideMessage: () => showMessage(false) }
}
