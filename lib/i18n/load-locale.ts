import { basename, dirname } from 'node:path'
import { isMap, isScalar, type ParsedNode } from 'yaml'
import { siteConfig } from '../../site.config'
import { getTokens } from '../content/facts/facts'
import { currentFiles, plainText, refuseEmpty } from '../content/files'
import { findUnreadableText } from '../content/unreadable-text'
import { forbiddenNames } from '../content/yaml/problems'
import { type LineAndColumn, type Path, readYaml, type Yaml } from '../content/yaml/read-yaml'
import { isAbsent, unreadableError } from '../shared/absent'
import {
  ContentError,
  diagnosticAt,
  fillMessage,
  type Message,
  throwDiagnostics,
  type Values,
} from '../shared/diagnostic'
import { freeze, memoise } from '../shared/memoise'
import {
  findInvalidBraces,
  insteadOfBraces,
  mapTexts,
  type ReportToken,
  replaceTokens,
  type Tokens,
} from '../shared/tokens'
import { localeMessages } from './locale-messages'

/** The content of a locale file: nested texts by name. */
export interface LocaleTree {
  [name: string]: string | LocaleTree
}

/** Returns the path of the locale file of a language, relative to the project's root. */
export function localeFile(lng: string, ns: string): string {
  return `locales/${lng}/${ns}.json`
}

/** Matches a placeholder of i18next. */
const placeholder = /\{\{\s*\w+\s*\}\}/g

/** Functions that find a text in each locale file, as last read. */
const locators = new Map<string, (path: Path, part: 'name') => LineAndColumn>()

/**
 * Returns the location of the text with a key, or of the group that it would belong to.
 * @returns undefined if the file has not been read yet
 */
export const locationOfText = (lng: string, ns: string, key: string): LineAndColumn | undefined =>
  locators.get(localeFile(lng, ns))?.(key.split('.'), 'name')

/** What to do about a locale file that is missing, without a full stop. */
function howToReplace(file: string, lng: string): string {
  const other = [...currentFiles().versions().keys()].find((each) => each.toLowerCase() === file.toLowerCase())
  if (other !== undefined)
    return dirname(other) === dirname(file)
      ? `Rename ${other} to ${basename(file)}`
      : `Rename the folder ${dirname(other)} to ${basename(dirname(file))}`
  const isDefault = lng === siteConfig.locales.default
  return isDefault ? `Restore it with git restore ${file}` : `Add it, or remove “${lng}” from site.config.ts`
}

/**
 * Reads a locale file and fills in its facts. Pages and `/locales/` use the same texts.
 * @param lng a language code, such as `en`
 * @param ns namespace; the site has one, `common`
 * @param tokens the values of facts; by default the site's own
 * @throws ContentError with every problem of the file: it is missing or not JSON, a name is repeated, a value is empty
 * or not a text, a fact is unknown, or braces are not a token
 */
export async function loadLocale(lng: string, ns = 'common', tokens?: Tokens): Promise<LocaleTree> {
  const file = localeFile(lng, ns)
  const text = await currentFiles()
    .readText(file)
    .catch((error) => {
      if (!isAbsent(error)) throw unreadableError(file, error)
      throw new ContentError([
        diagnosticAt({ file }, localeMessages['locale-missing'], { instead: howToReplace(file, lng) }),
      ])
    })
  refuseEmpty(file, text)
  const { value, problems: ofJson, locationOf: locationIn } = readJson(file, text)
  if (ofJson[0]?.id === localeMessages['locale-not-json'].id)
    throw new ContentError([(await import('./explain-json')).explainNotJson(file, plainText(text))])
  const problems = [...ofJson]
  locators.set(file, locationIn)
  const lines = plainText(text).split('\n')
  const locationOf = (path: Path, part?: 'name') => ({
    file,
    ...locationIn(path, part),
    field: path.join('.') || undefined,
  })
  checkTree(value, (path, message, values, part) =>
    problems.push(diagnosticAt(locationOf(path, part), message, values)),
  )
  const locatePiece = (path: Path, written: string, index: number, piece: string) => {
    const location = locationOf(path)
    return { ...location, ...columnOfPiece(lines, location, written, index, piece) }
  }
  const known = tokens ?? (await getTokens())
  const filled = mapTexts(value, (text, path) => {
    const stray = findInvalidBraces(text, placeholder)
    const value = stray && stray.piece.length === 2 ? valueAround(text, stray.index) : undefined
    if (stray && value) {
      const location = locatePiece(path, text, stray.index, stray.piece)
      problems.push(diagnosticAt(location, localeMessages['locale-value-braces'], value))
    } else if (stray)
      problems.push({
        ...locatePiece(path, text, stray.index, stray.piece),
        ...fillMessage(stray.message, { instead: insteadOfBraces(text, stray.index, known) }),
      })
    const report: ReportToken = (reason, index, piece) =>
      problems.push({ ...locatePiece(path, text, index, piece), ...reason })
    return replaceTokens(text, known, report, { undotted: 'keep' })
  })
  throwDiagnostics(problems)
  return filled as LocaleTree
}

/** Returns the value that has two braces on one side only. */
function valueAround(text: string, index: number): { found: string; name: string } | undefined {
  const [found, before, after] =
    /^\{\{\s*(\w+)(?![.\w])\s*\}?/.exec(text.slice(index)) ??
    /(?:\{\s*)?(?<![.\w])(\w+)\s*\}\}$/.exec(text.slice(0, index + 2)) ??
    []
  const name = before ?? after
  return found === undefined || name === undefined ? undefined : { found, name }
}

type Report = (path: readonly string[], message: Message, values?: Values, part?: 'name') => void

/** Checks that there are only texts and groups of texts, with names that are valid in a dotted key. */
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
    else report([...path, name], localeMessages['locale-invalid-name'], { name }, 'name')
  }
}

const nothing = () => undefined

/** More than the number of locale files. */
const CACHE_SIZE = 50

/**
 * Reads JSON, each text once, and freezes the result. JSON.parse decides whether it is valid; the YAML reader finds
 * repeated names and the lines of fields, because JSON is also YAML.
 * @param file the path that problems name
 * @returns the value, even if a name is repeated, so that the rest is checked too: repeated groups are merged, and the
 *   first of repeated texts is used. It is empty if the file is not JSON
 */
export const readJson: (file: string, source: string) => Yaml = memoise((file = '', source = '') => {
  const text = plainText(source)
  const unreadableText = findUnreadableText(file, text)
  const yaml = !unreadableText && isJson(text) ? readYaml(file, text) : undefined
  if (yaml) return freeze(yaml.problems.length === 0 ? yaml : { ...yaml, value: mergeRepeatedNames(yaml) })
  const problems = [unreadableText ?? diagnosticAt({ file }, localeMessages['locale-not-json'], notExplained)]
  return freeze({
    value: {},
    problems,
    locationOf: () => ({ line: 1 }),
    lineOf: () => 1,
    sourceOf: nothing,
    writtenAt: nothing,
    hasLineOf: () => false,
    nodeAt: nothing,
  })
}, CACHE_SIZE)

/** `loadLocale` explains where a file is not JSON, and why, with a module that only such a file needs. */
const notExplained = { reason: 'it cannot be read', fix: 'Correct it.' }

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function mergeRepeatedNames(yaml: Yaml): unknown {
  const whole = yaml.nodeAt([])
  return isMap(whole) ? merge(whole) : {}
}

/** Merges the values of repeated names. */
function merge(node: unknown, into: Record<string, unknown> = {}): unknown {
  if (!isMap(node)) return isScalar(node) ? node.value : ((node as ParsedNode | null)?.toJSON() ?? null)
  for (const { key, value } of node.items) {
    const name = String(isScalar(key) ? key.value : key)
    if (forbiddenNames.has(name)) continue
    const before = Object.hasOwn(into, name) ? into[name] : undefined
    if (before === undefined) into[name] = merge(value)
    else if (isMap(value) && typeof before === 'object') merge(value, before as Record<string, unknown>)
  }
  return into
}

/**
 * Returns the column at which a part of a text begins in its JSON file.
 * @param lines the lines of the file
 * @param location the location of the text
 * @param text the text as parsed
 * @param index the start of the part in the text
 * @returns no column if the part is written with escapes, such as `\u007b`
 */
export function columnOfPiece(
  lines: readonly string[],
  { line = 0, column = 0 }: Partial<LineAndColumn>,
  text: string,
  index: number,
  piece: string,
): { column?: number } {
  const written = lines[line - 1] ?? ''
  let position = column - 1
  // The same part may occur earlier in the text.
  for (let inText = text.indexOf(piece); inText >= 0 && inText <= index; inText = text.indexOf(piece, inText + 1)) {
    position = written.indexOf(piece, position + 1)
    if (position < 0) return {}
  }
  return { column: position + 1 }
}
