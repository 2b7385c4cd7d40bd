import { siteConfig } from '../../site.config'
import type { LineAndColumn } from '../content/yaml/read-yaml'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { nearest } from '../shared/nearest'
import { type LocaleTree, localeFile } from './load-locale'
import { localeMessages } from './locale-messages'

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
 * @param place of the group that it belongs to, where that is known
 */
export function missingText(key: string, tree: LocaleTree, place?: LineAndColumn): ContentError {
  const file = localeFile(siteConfig.locales.default, 'common')
  const near = nearest(key, textKeys(tree))
  const orUse = near ? `, or use “${near}”` : ''
  return new ContentError([
    diagnosticAt({ file, ...place, field: key }, localeMessages['locale-text-missing'], { orUse }),
  ])
}
