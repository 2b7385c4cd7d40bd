import { withSessionStorage } from '../storage'
import { draftKey } from './draft-key'

/** The fields a visitor types into: no hidden ones, and not the decoy, which a visitor never sees. */
function typedFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')
  return [...fields].filter((field) => field.tabIndex !== -1)
}

/** Keeps what has been typed so far, until the tab closes. A browser that refuses to store keeps nothing, silently. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]))
  withSessionStorage((storage) => storage.setItem(draftKey(name), JSON.stringify(values)))
}

/** Puts a draft back into fields that are still as the page made them: what was typed since then wins. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = readDraft(name)
  for (const field of typedFields(form)) {
    const value = values[field.name]
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
  }
}

/** Forgets a draft, once it has been delivered. */
export function clearDraft(name: string): void {
  withSessionStorage((storage) => storage.removeItem(draftKey(name)))
}

/** A draft may be damaged: then there is none. */
function readDraft(name: string): Record<string, unknown> {
  const draft = withSessionStorage((storage) => JSON.parse(storage.getItem(draftKey(name)) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
}
