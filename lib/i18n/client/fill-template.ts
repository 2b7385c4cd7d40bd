/**
 * Fills `{{name}}` in a template inside an island, where i18next is not there yet. A name without a value stays as it stands.
 * @param template a text from `useIslandTexts`
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : token,
  )
}
