import { type RefObject, useEffect, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns the browser's own validation messages by field name, so that the page can show them below the fields. A
 * message appears when a visitor leaves a field that is filled in but invalid, or tries to send the form, and
 * disappears as soon as the field is valid.
 */
export function useFieldMessages(form: RefObject<HTMLFormElement | null>): Readonly<Record<string, string>> {
  const [messages, setMessages] = useState<Record<string, string>>({})

  useEffect(() => {
    const element = form.current
    if (!element) return
    const showMessage = ({ name, validationMessage }: Field) =>
      setMessages((current) =>
        current[name] === validationMessage ? current : { ...current, [name]: validationMessage },
      )
    const handleInvalid = (event: Event) => {
      event.preventDefault()
      const field = event.target as Field
      showMessage(field)
      if (element.querySelector(':invalid') === field) field.focus()
    }
    let pressed = false
    const handlePointer = ({ type, target }: Event) => {
      pressed = type === 'pointerdown' && target instanceof Element && target.closest('button') !== null
    }
    const handleFocusOut = ({ target }: Event) => {
      const field = target as Field
      // A message that appeared between press and release would move the button away from the pointer, so there would
      // be no click. The click itself shows the message.
      if (field.value && !pressed) showMessage(field)
    }
    const handleInput = ({ target }: Event) => {
      const field = target as Field
      if (field.validity.valid) showMessage(field)
    }
    element.addEventListener('invalid', handleInvalid, true)
    element.addEventListener('pointerdown', handlePointer)
    document.addEventListener('pointerup', handlePointer)
    element.addEventListener('focusout', handleFocusOut)
    element.addEventListener('input', handleInput)
    return () => {
      element.removeEventListener('invalid', handleInvalid, true)
      element.removeEventListener('pointerdown', handlePointer)
      document.removeEventListener('pointerup', handlePointer)
      element.removeEventListener('focusout', handleFocusOut)
      element.removeEventListener('input', handleInput)
    }
  }, [form])

  return messages
}
