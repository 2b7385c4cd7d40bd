import leven from 'leven'
import { siteConfig } from '../../site.config'
import { ContentError } from '../errors'
import { type LocaleTree, localeFile } from './load-locale'

/** Lists the dotted keys of every text in a locale file. */
export function textKeys(tree: LocaleTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string' ? [path + name] : textKeys(node, `${path}${name}.`),
  )
}

/**
 * The error for a key that has no text, with the nearest key that has one.
 * @param key the dotted key that was asked for
 * @param tree the texts of the default language
 */
export function missingText(key: string, tree: LocaleTree): ContentError {
  const file = localeFile(siteConfig.locales.default, 'common')
  const nearest = textKeys(tree)
    .map((known) => ({ known, distance: leven(key, known) }))
    .sort((a, b) => a.distance - b.distance)[0]
  const hint = nearest && nearest.distance <= key.length / 2 ? `, or use "${nearest.known}"` : ''
  return new ContentError([
    { file, field: key, what: 'No text stands under this key.', fix: `Add the text to the file${hint}.` },
  ])
}
