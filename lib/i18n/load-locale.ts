import { getTokens } from '../content/facts/facts'
import { currentFiles, plainText } from '../content/files'
import type { LineAndColumn, Path } from '../content/yaml/read-yaml'
import { isAbsent, unreadable } from '../shared/absent'
import {
  ContentError,
  diagnosticAt,
  fillMessage,
  type Message,
  throwDiagnostics,
  type Values,
} from '../shared/diagnostic'
import { mapTexts, replaceTokens, strayBraces, type TellToken, type Tokens } from '../shared/tokens'
import { localeMessages } from './locale-messages'
import { pieceIn, readJson } from './read-json'

/** A locale file: texts by name, nested. */
export interface LocaleTree {
  [name: string]: string | LocaleTree
}

/** Where the texts of a language stand, relative to the project's root. */
export function localeFile(lng: string, ns: string): string {
  return `locales/${lng}/${ns}.json`
}

/** A name that i18next fills. */
const placeholder = /\{\{\s*\w+\s*\}\}/g

/** How to find a text in each locale file, as it was read last. */
const places = new Map<string, (path: Path, part: 'name') => LineAndColumn>()

/**
 * Where the text of a key stands, or the group that it would belong to.
 * @returns nothing for a file that nobody has read yet
 */
export const placeOfText = (lng: string, ns: string, key: string): LineAndColumn | undefined =>
  places.get(localeFile(lng, ns))?.(key.split('.'), 'name')

/**
 * Reads a locale file, with its facts filled in: what pages use and what `/locales/` serves are the same texts.
 * @param lng language code, such as `en`
 * @param ns namespace; the site has one, `common`
 * @param tokens what facts stand for; the site's own where they are left out
 * @throws ContentError with every problem of the file: it is missing or no JSON, a name stands twice, a text is empty or
 *   none at all, a fact is unknown, or two braces are no token
 */
export async function loadLocale(lng: string, ns = 'common', tokens?: Tokens): Promise<LocaleTree> {
  const file = localeFile(lng, ns)
  const text = await currentFiles()
    .readText(file)
    .catch((error) => {
      if (!isAbsent(error)) throw unreadable(file, error)
      throw new ContentError([diagnosticAt({ file }, localeMessages['locale-missing'], { language: lng })])
    })
  const { value, problems, placeOf } = readJson(file, text)
  places.set(file, placeOf)
  const lines = plainText(text).split('\n')
  const locationOf = (path: Path, part?: 'name') => ({
    file,
    ...placeOf(path, part),
    field: path.join('.') || undefined,
  })
  checkTree(value, (path, id, values, part) => problems.push(diagnosticAt(locationOf(path, part), id, values)))
  const spotIn = (path: Path, written: string, index: number, piece: string) => {
    const location = locationOf(path)
    return { ...location, ...pieceIn(lines, location, written, index, piece) }
  }
  const known = tokens ?? (await getTokens())
  const filled = mapTexts(value, (text, path) => {
    const stray = strayBraces(text, placeholder)
    if (stray) problems.push({ ...spotIn(path, text, stray.index, stray.piece), ...fillMessage(stray.message) })
    const report: TellToken = (told, index, piece) => problems.push({ ...spotIn(path, text, index, piece), ...told })
    return replaceTokens(text, known, report, { undotted: 'keep' })
  })
  throwDiagnostics(problems)
  return filled as LocaleTree
}

type Report = (path: readonly string[], message: Message, values?: Values, part?: 'name') => void

/** Texts and groups of texts only, under names that a dotted key can reach. */
function checkTree(node: unknown, report: Report, path: readonly string[] = []): void {
  if (typeof node === 'string') {
    if (node.trim() === '') report(path, localeMessages['locale-text-empty'])
    return
  }
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    report(path, localeMessages['locale-not-a-text'], { found: JSON.stringify(node) })
    return
  }
  for (const [name, child] of Object.entries(node)) {
    if (/^[\w-]+$/.test(name)) checkTree(child, report, [...path, name])
    else report([...path, name], localeMessages['locale-bad-name'], { name }, 'name')
  }
}
