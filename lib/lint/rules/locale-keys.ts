import { siteConfig } from '../../../site.config'
import type { Yaml } from '../../content/yaml/read-yaml'
import { localeFile } from '../../i18n/load-locale'
import { localeMessages } from '../../i18n/locale-messages'
import { missingText } from '../../i18n/missing-text'
import used from '../../i18n/used-texts.json' with { type: 'json' }
import type { Diagnostic } from '../../shared/diagnostic'
import { diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import type { Check } from '../rule'

/** A locale file as it is written: its texts by dotted key. */
interface Written {
  file: string
  texts: ReadonlyMap<string, string>
  spotOf(key: string): { line: number; column?: number | undefined }
}

const english = localeFile(siteConfig.locales.default, 'common')

/** Keys of interface texts: those that code asks for, and what translations make of them. Whatever misses falls back to English. */
export const localeKeys: Check = ({ data }) => {
  const paths = [...data].filter(([file]) => /^locales\/[^/]+\/common\.json$/.test(file))
  const all = paths.map(([file, yaml]) => readTexts(file, yaml)).filter((each) => each !== undefined)
  const first = all.find(({ file }) => file === english)
  return all.flatMap((written) => {
    const missing = used.filter((key) => !written.texts.has(key))
    return [
      ...(written === first
        ? missing.flatMap((key) => missingText(key, Object.fromEntries(first.texts), first.spotOf(key)).problems)
        : []),
      ...unused(written, missing),
      ...(first === undefined || written === first ? [] : leftOut(written, first.texts)),
    ]
  })
}

/** @returns nothing for a file that cannot be read, which is told elsewhere */
function readTexts(file: string, { value, problems, placeOf }: Yaml): Written | undefined {
  // What is no JSON at all has no text, and what stands twice has one.
  if (problems.some(({ id }) => id === localeMessages['locale-not-json'].id)) return undefined
  const texts = new Map<string, string>()
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') texts.set(path, node)
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, path === '' ? name : `${path}.${name}`)
  }
  walk(value, '')
  return { file, texts, spotOf: (key) => placeOf(key.split('.'), 'name') }
}

/** Plural forms differ by language; the rest of the key does not. */
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

const usedPlain = new Set(used.map(plain))

function unused({ file, texts, spotOf }: Written, missing: readonly string[]): Diagnostic[] {
  return [...texts.keys()]
    .filter((key) => !usedPlain.has(plain(key)))
    .map((key) => {
      const spot = { file, ...spotOf(key), field: key }
      const meant = nearest(key, missing)
      return meant === undefined
        ? diagnosticAt(spot, localeMessages['locale-text-unused'])
        : diagnosticAt(spot, localeMessages['locale-text-mistyped'], { meant })
    })
}

const tokens = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Values of the English text that a translation has no place for. */
function leftOut({ file, texts, spotOf }: Written, first: ReadonlyMap<string, string>): Diagnostic[] {
  return [...texts].flatMap(([key, text]) => {
    const original = first.get(key) ?? first.get(`${plain(key)}_other`)
    // “One viewer” needs no number.
    const needless = /_(?:zero|one|two)$/.test(key) ? 'count' : undefined
    const names = new Set([...(original ?? '').matchAll(tokens)].map(([, name]) => name as string))
    const own = new Set([...text.matchAll(tokens)].map(([, name]) => name))
    return [...names]
      .filter((name) => name !== needless && !own.has(name))
      .map((name) =>
        diagnosticAt({ file, ...spotOf(key), field: key }, localeMessages['locale-value-left-out'], { name }),
      )
  })
}
