import type { FormSettings } from './settings'

/** A valid form post. */
export interface FormPost {
  form: string
  /** Each field as the visitor typed it: the required ones, the optional ones (empty if missing), and the honeypot. */
  fields: Record<string, string>
  /** Whether the honeypot was filled in. */
  spam: boolean
}

/** Why a post cannot be accepted, worded for the person who sent it. */
export interface FormError {
  status: number
  text: string
}

/** An email address as browsers validate `type="email"` (HTML Standard, "valid email address"). */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * Reads the body of a form post and checks it against the form that it names.
 * @param body `application/x-www-form-urlencoded`
 */
export function parsePost(body: string, { forms, honeypot, texts }: FormSettings): FormPost | FormError {
  const sent = new URLSearchParams(body)
  const form = sent.get('form-name') ?? ''
  const known = Object.hasOwn(forms, form) ? forms[form] : undefined
  if (!known) return invalid(texts.unknownForm)
  const names = [...known.required, ...known.optional, honeypot]
  const keys = [...sent.keys()]
  if (keys.length !== new Set(keys).size || keys.some((key) => key !== 'form-name' && !names.includes(key))) {
    return invalid(texts.unknownFields)
  }
  const fields = Object.fromEntries(names.map((name) => [name, sent.get(name) ?? '']))
  const missing = known.required.filter((name) => fields[name]?.trim() === '')
  if (missing.length > 0) return invalid(texts.missing.replace('{fields}', () => missing.join(', ')))
  if (!email.test(fields.email?.trim() ?? '')) return invalid(texts.email)
  return { form, fields, spam: fields[honeypot] !== '' }
}

function invalid(text: string): FormError {
  return { status: 422, text }
}
