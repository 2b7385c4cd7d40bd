import { siteConfig } from '../../../site.config'
import type { Yaml } from '../../content/yaml/read-yaml'
import { localeFile } from '../../i18n/load-locale'
import { localeMessages } from '../../i18n/locale-messages'
import { missingText } from '../../i18n/texts'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { nearest } from '../../shared/nearest'
import { defineRule } from '../rule'
import { withoutPlural } from '../texts/fillings'
import { textsInCode } from '../texts/texts-in-code'

const messages = defineMessages({
  'locale-text-unused': {
    severity: 'warning',
    what: 'Nothing on the site uses this text.',
    fix: 'Remove it.',
  },
  'locale-text-mistyped': {
    severity: 'warning',
    what: 'Nothing on the site uses a text of this name, and “{meant}” is missing.',
    fix: 'Rename it to “{meant}”, or remove it.',
  },
  'locale-value-left-out': {
    severity: 'warning',
    what: 'The English text has “{{{name}}}”, and this one does not.',
    fix: 'Write it where the value belongs.',
  },
})

/** A locale file as it is written: its texts by dotted key. */
interface Written {
  file: string
  texts: ReadonlyMap<string, string>
  locationOf(key: string): { line: number; column?: number | undefined }
}

const english = localeFile(siteConfig.locales.default, 'common')

export const localeKeys = defineRule({
  title: 'Keys of interface texts',
  why: 'A text that is missing or mistyped falls back to English, and one that nothing uses is translated for nothing.',
  messages,
  check({ data }) {
    const paths = [...data].filter(([file]) => /^locales\/[^/]+\/common\.json$/.test(file))
    const all = paths.map(([file, yaml]) => readTexts(file, yaml)).filter((each) => each !== undefined)
    const first = all.find(({ file }) => file === english)
    return all.flatMap((written) => {
      const missing = missingOf(written)
      return [
        ...(written === first
          ? missing.flatMap((key) => missingText(key, Object.fromEntries(first.texts), first.locationOf(key)).problems)
          : []),
        ...unused(written, missing, first),
        ...(first === undefined || written === first ? [] : leftOut(written, first.texts)),
      ]
    })
  },
})

/** @returns nothing for a file that cannot be read, whose reader reports that */
function readTexts(file: string, { value, problems, placeOf }: Yaml): Written | undefined {
  // A file that is not JSON has no texts; a name that is there twice has one.
  if (problems.some(({ id }) => id === localeMessages['locale-not-json'].id)) return undefined
  const texts = new Map<string, string>()
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') texts.set(path, node)
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, path === '' ? name : `${path}.${name}`)
  }
  walk(value, '')
  return { file, texts, locationOf: (key) => placeOf(key.split('.'), 'name') }
}

/** The keys that code asks for and that have no text. */
function missingOf({ texts }: Written): string[] {
  const withForms = new Set([...texts.keys()].map(withoutPlural))
  return [...textsInCode().asked]
    .filter((key) => !texts.has(key) && !texts.has(`${key}_other`))
    .map((key) => (withForms.has(key) ? `${key}_other` : key))
    .sort()
}

function unused(
  { file, texts, locationOf }: Written,
  missing: readonly string[],
  first: Written | undefined,
): Diagnostic[] {
  const { asked, usedOf } = textsInCode()
  const known = first && new Set([...asked, ...[...first.texts.keys()].map(withoutPlural)])
  const used = new Set(usedOf([...texts.keys()].filter((key) => known?.has(withoutPlural(key)) ?? true)))
  return [...texts.keys()]
    .filter((key) => !used.has(key))
    .map((key) => {
      const location = { file, ...locationOf(key), field: key }
      const meant = nearest(key, missing)
      return meant === undefined
        ? diagnosticAt(location, messages['locale-text-unused'])
        : diagnosticAt(location, messages['locale-text-mistyped'], { meant })
    })
}

const tokens = /\{\{\s*([\w.-]+)\s*\}\}/g

/** Values of the English text that a translation has no place for. */
function leftOut({ file, texts, locationOf }: Written, first: ReadonlyMap<string, string>): Diagnostic[] {
  return [...texts].flatMap(([key, text]) => {
    const original = first.get(key) ?? first.get(`${withoutPlural(key)}_other`)
    // “One viewer” needs no number.
    const needless = /_(?:zero|one|two)$/.test(key) ? 'count' : undefined
    const names = new Set([...(original ?? '').matchAll(tokens)].map(([, name]) => name as string))
    const own = new Set([...text.matchAll(tokens)].map(([, name]) => name))
    return [...names]
      .filter((name) => name !== needless && !own.has(name))
      .map((name) =>
        diagnosticAt({ file, ...locationOf(key), field: key }, messages['locale-value-left-out'], { name }),
      )
  })
}
