import { siteConfig } from '../../../site.config'
import type { Fact } from '../../content/facts/fact'
import { factsFile } from '../../content/facts/facts'
import { findUnreadableText } from '../../content/unreadable-text'
import { localeFile } from '../../i18n/load-locale'
import { tokenPattern } from '../../shared/tokens'
import type { Snapshot } from '../snapshot'
import { templateFacts } from '../template-facts'
import { namedFacts } from './compare'

const unusedByContent = new WeakMap<Snapshot, readonly [string, Fact][]>()

/** Lists the facts that no text uses, by the names of their tokens; none while that is not known. */
export function unusedFactsOf(content: Snapshot): readonly [string, Fact][] {
  const unused = unusedByContent.get(content) ?? findUnused(content)
  unusedByContent.set(content, unused)
  return unused
}

function findUnused({ pages, data, facts, files }: Snapshot): [string, Fact][] {
  // Without the interface texts it is not known which facts they use.
  if (facts === undefined || !files.includes(localeFile(siteConfig.locales.default, 'common'))) return []
  const others = [...data].filter(([path]) => path !== factsFile)
  const texts = [...pages, ...others.map(([, each]) => each)].map(({ text }) => text)
  const used = new Set(texts.flatMap((text) => [...text.matchAll(tokenPattern)].map(([, name]) => name as string)))
  const known = namedFacts(facts)
  const groupOf = (name: string) => name.slice(0, name.lastIndexOf('.'))
  // A renamed fact is reported where its former name is used.
  const renamedIn = new Set([...used].filter((name) => !known.has(name)).map(groupOf))
  const unused = [...known].filter(
    ([name]) => !used.has(name) && !templateFacts.includes(name) && !renamedIn.has(groupOf(name)),
  )
  // A file with an unreadable encoding may use them. The encoding of a page that could be parsed is readable.
  const suspects =
    unused.length > 0 ? [...pages.filter(({ body }) => body === undefined), ...others.map(([, each]) => each)] : []
  return suspects.some(({ text }) => findUnreadableText('', text)) ? [] : unused
}
