import { draftKey } from './draft-key'

/** What a draft may be kept in: the browser's session storage, which lasts until the tab closes. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The fields a visitor types into: no hidden ones, and not the decoy, which a visitor never sees. */
function typedFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'hidden')) &&
      element.tabIndex !== -1,
  )
}

/** Keeps what has been typed so far. A browser that refuses to store (private mode, full) keeps nothing, silently. */
export function saveDraft(store: DraftStore, name: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]))
  attempt(() => store.setItem(draftKey(name), JSON.stringify(values)))
}

/** Puts a draft back into fields that are still as the page made them: what was typed since then wins. */
export function restoreDraft(store: DraftStore, name: string, form: HTMLFormElement): void {
  const values = readDraft(store, name)
  for (const field of typedFields(form)) {
    const value = values[field.name]
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value
  }
}

/** Forgets a draft, once it has been delivered. */
export function clearDraft(store: DraftStore, name: string): void {
  attempt(() => store.removeItem(draftKey(name)))
}

function readDraft(store: DraftStore, name: string): Record<string, unknown> {
  const draft = attempt(() => JSON.parse(store.getItem(draftKey(name)) ?? '{}'))
  return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
}

/** Storage may be switched off, and a draft may be damaged: then there is none, and the form works all the same. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
