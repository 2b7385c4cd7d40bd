import { readFile } from 'node:fs/promises'
import { ContentError } from '../errors'

/** A locale file: texts by name, nested. */
export interface LocaleTree {
  [name: string]: string | LocaleTree
}

/** Where the texts of a language stand, relative to the project's root. */
export function localeFile(lng: string, ns: string): string {
  return `locales/${lng}/${ns}.json`
}

/**
 * Reads a locale file, with its facts filled in: what pages use and what `/locales/` serves are the same texts.
 * @param lng language code, such as `en`
 * @param ns namespace; the site has one, `common`
 * @throws ContentError where the file is missing, is not JSON or holds something that is no text
 */
export async function loadLocale(lng: string, ns = 'common'): Promise<LocaleTree> {
  const file = localeFile(lng, ns)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ContentError([
      { file, what: 'This locale file is missing.', fix: `Add it, or take "${lng}" out of site.config.ts.` },
    ])
  })
  try {
    return JSON.parse(text) as LocaleTree
  } catch (cause) {
    const what = `This is not JSON: ${(cause as Error).message}.`
    throw new ContentError([{ file, what, fix: 'Mend the comma, quote or bracket that it names.' }])
  }
}
