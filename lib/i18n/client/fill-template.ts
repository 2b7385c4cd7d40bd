import type { Template } from '../text-key'

type Fillings = Readonly<Record<string, string | number>>

/**
 * Replaces `{{name}}` in a template in the browser, without i18next. A placeholder without a value is left unchanged.
 * @param template a text from `useIslandTexts` or of a tool; its type determines which values it needs
 */
export function fillTemplate<Values extends Fillings = Fillings>(
  template: Template<Values>,
  values: NoInfer<Values>,
): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  )
}
