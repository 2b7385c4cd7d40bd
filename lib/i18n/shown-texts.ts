import type { LocaleTree } from './load-locale'

/** Returns the texts that an export contains: texts about the preview are only in previews. */
export function shownTexts(texts: LocaleTree, edition: { preview: boolean }): LocaleTree {
  const { preview, ...others } = texts
  return edition.preview ? texts : others
}
