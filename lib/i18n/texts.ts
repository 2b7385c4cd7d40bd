import { readFile } from 'node:fs/promises'

/** Looks up an interface text by its dotted key. */
export type Texts = (key: string, values?: Record<string, string | number>) => string

/**
 * The interface texts of one language.
 * @param lng language code; the site's default where it is left out
 */
export async function getTexts(lng = 'en'): Promise<Texts> {
  const all = JSON.parse(await readFile(`locales/${lng}/common.json`, 'utf8'))
  return (key) => key.split('.').reduce((node, name) => node?.[name], all) ?? key
}
