import { type RefObject, useEffect, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The browser's own validation messages, by field name, so that the page can show them below the fields.
 * They come when a visitor leaves a wrong field or tries to send, and go as soon as it is right.
 */
export function useFieldMessages(form: RefObject<HTMLFormElement | null>): Readonly<Record<string, string>> {
  const [messages, setMessages] = useState<Record<string, string>>({})

  useEffect(() => {
    const element = form.current
    if (!element) return
    const say = ({ name, validationMessage }: Field) =>
      setMessages((now) => (now[name] === validationMessage ? now : { ...now, [name]: validationMessage }))
    const refused = (event: Event) => {
      event.preventDefault()
      const field = event.target as Field
      say(field)
      if (element.querySelector(':invalid') === field) field.focus()
    }
    const left = ({ target }: Event) => {
      const field = target as Field
      if (field.value) say(field)
    }
    const typed = ({ target }: Event) => {
      const field = target as Field
      if (field.validity.valid) say(field)
    }
    element.addEventListener('invalid', refused, true)
    element.addEventListener('focusout', left)
    element.addEventListener('input', typed)
    return () => {
      element.removeEventListener('invalid', refused, true)
      element.removeEventListener('focusout', left)
      element.removeEventListener('input', typed)
    }
  }, [form])

  return messages
}
