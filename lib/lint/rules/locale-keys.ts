import { siteConfig } from '../../../site.config'
import type { Yaml } from '../../content/yaml/read-yaml'
import { withoutForm } from '../../i18n/list-keys'
import { localeFile } from '../../i18n/load-locale'
import { localeMessages } from '../../i18n/locale-messages'
import { findLostGroups, type LostGroup } from '../../i18n/lost-groups'
import { isUsed, neededValues, usedKeys } from '../../i18n/used-texts'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import { defineRule } from '../rule'

const messages = defineMessages({
  'locale-text-unused': {
    severity: 'warning',
    what: 'Nothing on the site uses this text.',
    fix: 'Remove it.',
  },
  'locale-text-renamed': {
    severity: 'error',
    what: 'The site uses the name “{meant}” for this text, not “{name}”.',
    fix: 'Rename it to “{meant}”.',
  },
  'locale-group-renamed': {
    severity: 'error',
    what: 'The site uses the name “{meant}” for this group, not “{name}”.',
    fix: 'Rename it to “{meant}”.',
  },
  'locale-group-inside': {
    severity: 'error',
    what: 'The group “{name}” is in {outer}, and the site looks for it {where}.',
    fix: 'Move it there{how}.',
  },
  'locale-group-missing': {
    severity: 'error',
    what: 'The site uses the texts of {groups}, which this file does not have.',
    fix: 'Restore {them} from Git.',
  },
  'locale-forms-apart': {
    severity: 'error',
    what: 'The site uses the names {meant} for these texts.',
    fix: 'Rename them, and write them {where}.',
  },
  'locale-text-mistyped': {
    severity: 'warning',
    what: 'Nothing on the site uses a text with this name, and “{meant}” is missing.',
    fix: 'Rename it to “{meant}”, or remove it.',
  },
  'locale-value-left-out': {
    severity: 'warning',
    what: 'The English text has “{{{name}}}”, but this one does not.',
    fix: 'Write it where the value belongs.',
  },
})

/** A locale file as written: its texts by dotted key. */
interface LocaleTexts {
  file: string
  texts: ReadonlyMap<string, string>
  /** The keys of values that are neither texts nor groups; reading the file reports them. */
  others: ReadonlySet<string>
  locationOf(key: string): { line: number; column?: number | undefined }
}

const english = localeFile(siteConfig.locales.default, 'common')

/** Reports interface texts that are missing, unused or misnamed, and translations that leave out a value. */
export const localeKeys = defineRule({
  title: 'Keys of interface texts',
  why: 'A translation whose key is missing or mistyped falls back to English, and translating a text that nothing uses is a waste of time.',
  messages,
  check({ data }) {
    const paths = [...data].filter(([file]) => /^locales\/[^/]+\/common\.json$/.test(file))
    const all = paths.map(([file, yaml]) => readTexts(file, yaml)).filter((each) => each !== undefined)
    const original = all.find(({ file }) => file === english)
    return all.flatMap((locale) =>
      locale === original
        ? checkEnglish(locale)
        : [...checkUnused(locale), ...(original === undefined ? [] : findLeftOutValues(locale, original.texts))],
    )
  },
})

/** @returns nothing for a file that cannot be read, because reading it reports that */
function readTexts(file: string, { value, problems, locationOf }: Yaml): LocaleTexts | undefined {
  // A file that cannot be read has no texts. A file with a repeated name has problems too, but also texts to check.
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0
  if (isEmpty && problems.length > 0) return undefined
  const texts = new Map<string, string>()
  const others = new Set<string>()
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') texts.set(path, node)
    else if (typeof node !== 'object' || node === null || Array.isArray(node)) others.add(path)
    else for (const [name, child] of Object.entries(node)) walk(child, path === '' ? name : `${path}.${name}`)
  }
  walk(value, '')
  return { file, texts, others, locationOf: (key) => locationOf(key.split('.'), 'name') }
}

/** Reports texts that the site uses and that are missing or have another name, and texts that nothing uses. */
function checkEnglish({ file, texts, others, locationOf }: LocaleTexts): Diagnostic[] {
  const missing = new Set(usedKeys().filter((key) => !texts.has(key) && !others.has(key)))
  const spare = [...texts.keys()].filter((key) => !isUsed(key))
  const groups = findLostGroups(usedKeys(), missing, spare)
  const explained = new Set(
    groups.flatMap(({ meant, written, names }) => names.flatMap((name) => [meant + name, `${written}${name}`])),
  )
  for (const key of explained) missing.delete(key)
  // Restoring the file restores its other texts too.
  if (groups.length > MAX_LISTED + 1) missing.clear()
  const unused = spare.filter((key) => !explained.has(key))
  const found = unused.map((key) => {
    const location = { file, ...locationOf(key), field: key }
    const meant = findMeant(key, [...missing], unused)
    if (meant === undefined) return diagnosticAt(location, messages['locale-text-unused'])
    missing.delete(meant)
    const [name, right] = groupOf(key) === groupOf(meant) ? [nameOf(key), nameOf(meant)] : [key, meant]
    return diagnosticAt(location, messages['locale-text-renamed'], { name, meant: right })
  })
  return [
    ...reportGroups({ file, locationOf }, groups),
    ...found,
    ...[...missing].map((key) =>
      diagnosticAt({ file, ...locationOf(key), field: key }, localeMessages['locale-text-missing'], {
        missing: `“${nameOf(key)}” to “${groupOf(key)}”${describeValues(neededValues(key))}`,
      }),
    ),
  ]
}

const inWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

/** The maximum number of groups that a sentence lists. */
const MAX_LISTED = 6

/** Reports each group that has another name or place, and all that are missing in one message. */
function reportGroups({ file, locationOf }: Pick<LocaleTexts, 'file' | 'locationOf'>, all: readonly LostGroup[]) {
  const found = all.flatMap(({ meant, written, names }) => {
    if (written === undefined) return []
    const [key, right] = [written.slice(0, -1), meant.slice(0, -1)]
    const location = { file, ...locationOf(written.endsWith('_') ? `${written}${names[0]}` : key), field: key }
    if (written.at(-1) !== meant.at(-1)) {
      const isGroup = meant.endsWith('.')
      const where = isGroup
        ? `in a group “${nameOf(right)}”`
        : `in ${quote(groupOf(key))}, without the group “${nameOf(key)}”`
      const forms = inWords(names.map((name) => `“${isGroup ? '' : `${nameOf(right)}_`}${name}”`))
      return [diagnosticAt(location, messages['locale-forms-apart'], { meant: forms, where })]
    }
    if (groupOf(key) === groupOf(right))
      return [diagnosticAt(location, messages['locale-group-renamed'], { name: nameOf(key), meant: nameOf(right) })]
    const name = nameOf(key)
    const outer = quote(groupOf(key))
    const isTooDeep = groupOf(right) === groupOf(groupOf(key)) && outer !== quote('')
    const where = isTooDeep ? `beside ${outer}` : `in ${quote(groupOf(right))}`
    const how = `: write } above it, without a comma before that and with one after it, and remove one } where “${name}” ends`
    const values = { name, outer, where, how: isTooDeep ? how : '' }
    return [diagnosticAt(location, messages['locale-group-inside'], values)]
  })
  const missing = all.filter(({ written }) => written === undefined).map(({ meant }) => quote(meant.slice(0, -1)))
  if (missing.length === 0) return found
  const left = missing.length - MAX_LISTED
  const groups = inWords(left > 1 ? [...missing.slice(0, MAX_LISTED), `${left} more groups`] : missing)
  const them = left > 1 ? 'the file' : missing.length === 1 ? 'the group' : 'them'
  return [...found, diagnosticAt({ file }, messages['locale-group-missing'], { groups, them })]
}

/** A group in words. */
const quote = (key: string) => (key === '' ? 'the outermost group' : `“${key}”`)

const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)
const groupOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')))

/**
 * The missing text that was renamed: the nearest by spelling, or the only one of a group in which one name is unknown.
 */
function findMeant(key: string, missing: readonly string[], unused: readonly string[]): string | undefined {
  const isSibling = (other: string) => groupOf(other) === groupOf(key)
  const [only, ...more] = missing.filter(isSibling)
  const isAlone = more.length === 0 && unused.filter(isSibling).length === 1
  return (isAlone ? only : undefined) ?? nearest(key, missing)
}

/** The end of the sentence about a text with values. */
function describeValues(names: readonly string[]): string {
  const written = names.map((name) => `{{${name}}}`)
  const last = written.pop()
  if (last === undefined) return ''
  return `, with ${written.length > 0 ? `${written.join(', ')} and ` : ''}${last} in its text`
}

/** Reports texts of another language that nothing uses; a missing text falls back to English. */
function checkUnused({ file, texts, locationOf }: LocaleTexts): Diagnostic[] {
  const missing = usedKeys().filter((key) => !texts.has(key))
  return [...texts.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => {
      const location = { file, ...locationOf(key), field: key }
      const meant = nearest(key, missing)
      return meant === undefined
        ? diagnosticAt(location, messages['locale-text-unused'])
        : diagnosticAt(location, messages['locale-text-mistyped'], { meant })
    })
}

const tokens = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Reports values of the English text that a translation does not use. */
function findLeftOutValues(
  { file, texts, locationOf }: LocaleTexts,
  originals: ReadonlyMap<string, string>,
): Diagnostic[] {
  return [...texts].flatMap(([key, text]) => {
    const original = originals.get(key) ?? originals.get(`${withoutForm(key)}_other`)
    // “One viewer” needs no number.
    const omittable = /_(?:zero|one|two)$/.test(key) ? 'count' : undefined
    const names = new Set([...(original ?? '').matchAll(tokens)].map(([, name]) => name as string))
    const own = new Set([...text.matchAll(tokens)].map(([, name]) => name))
    return [...names]
      .filter((name) => name !== omittable && !own.has(name))
      .map((name) =>
        diagnosticAt({ file, ...locationOf(key), field: key }, messages['locale-value-left-out'], { name }),
      )
  })
}
