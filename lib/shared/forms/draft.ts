import { withSessionStorage } from '../storage'
import { draftKey } from './draft-key'

/** The fields that a visitor fills in: no hidden ones, and not the honeypot, which visitors never see. */
function typedFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')
  return [...fields].filter((field) => field.tabIndex !== -1)
}

/**
 * Stores what has been typed so far, until the tab is closed. If the browser blocks storage, nothing is stored and
 * nothing is reported.
 */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]))
  withSessionStorage((storage) => storage.setItem(draftKey(name), JSON.stringify(values)))
}

/** Restores a draft in fields that still have their initial values. Anything typed since then is kept. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = readDraft(name)
  for (const field of typedFields(form)) {
    const value = values[field.name]
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
  }
}

/** Deletes a draft once the form has been delivered. */
export function clearDraft(name: string): void {
  withSessionStorage((storage) => storage.removeItem(draftKey(name)))
}

/** The stored draft; empty if there is none or it cannot be read. */
function readDraft(name: string): Record<string, unknown> {
  const draft = withSessionStorage((storage) => JSON.parse(storage.getItem(draftKey(name)) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
}
