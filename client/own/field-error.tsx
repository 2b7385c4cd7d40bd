/** @jsxImportSource ../jsx */
import { create, render } from '../jsx/jsx-runtime'

/** The error message of a field. */
export interface FieldError {
  element: HTMLElement
  /** Shows the message, with its first part in bold. Without any part, hides the message. */
  show: (...parts: string[]) => void
  /** Shows several messages, one below the other. */
  showAll: (messages: readonly (readonly string[])[]) => void
}

/**
 * Makes an error message, hidden while it is empty. It is not an alert, because an alert would be read out
 * twice: the caller either moves the focus to it, or shows it next to a field that has the focus.
 * @param inputs the inputs of the field, which the message describes and marks as invalid
 * @param describedBy the ids of everything else that describes them
 */
export function makeFieldError(id: string, inputs: readonly HTMLElement[] = [], describedBy = ''): FieldError {
  const element = create(<p class="own-error" id={id} tabIndex={-1} hidden />)
  const showAll = (messages: readonly (readonly string[])[]) => {
    const lines = messages.map(([first, ...rest]) => [<strong>{first}</strong>, ...rest.flatMap((part) => [' ', part])])
    render(
      element,
      lines.flatMap((line, index) => (index === 0 ? line : [<br />, ...line])),
    )
    const first = messages[0]?.[0]
    element.hidden = !first
    for (const input of inputs) {
      input.removeAttribute('aria-invalid')
      if (first) input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', first ? `${describedBy} ${id}` : describedBy)
    }
  }
  return { element, show: (...parts) => showAll([parts]), showAll }
}
