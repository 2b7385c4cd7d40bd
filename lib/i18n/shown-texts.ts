import type { LocaleTree } from './load-locale'

/** The texts that an export may carry: those about the preview are in no other one. */
export function shownTexts(texts: LocaleTree, edition: { preview: boolean }): LocaleTree {
  const { preview, ...others } = texts
  return edition.preview ? texts : others
}
