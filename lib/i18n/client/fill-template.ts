import type { Template } from '../text-key'

type Fillings = Readonly<Record<string, string | number>>

/**
 * Fills `{{name}}` in a template inside an island, where i18next is not there yet. A name without a value stays as it stands.
 * @param template a text from `useIslandTexts`, or of a tool; where its key is known, so are its values
 */
export function fillTemplate<Values extends Fillings = Fillings>(
  template: Template<Values>,
  values: NoInfer<Values>,
): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  )
}
