import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Filling, fillingsIn, fillingsOf, patternOf, withoutAlone, withoutPlural } from './fillings'
import { callsOf, withoutComments } from './read-code'

/** What the code of the site asks of the interface texts. */
export interface TextsInCode {
  /** Keys that are certainly asked for: they are written out in full. Plural forms go without their ending. */
  asked: ReadonlySet<string>
  /** The keys of a locale file that some module may ask for: one that only looks used is taken for used. */
  usedOf(keys: readonly string[]): string[]
  /** The names of the values that a text is given, in alphabetical order. */
  valuesOf(key: string): readonly string[]
}

/** A module of the site. */
export interface Module {
  /** Path relative to the project's root. */
  path: string
  code: string
}

let read: TextsInCode | undefined

/** Reads the modules of the site, once in a process. They are searched and not parsed: that would take seconds. */
export function textsInCode(): TextsInCode {
  read ??= textsIn(listModules())
  return read
}

/** Modules with words of another kind, and those that look up whatever key they are handed. */
const otherWords = /-messages\.ts$|^lib\/(?:lint|i18n)\//

function listModules(): Module[] {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  return ['app', 'components', 'client', 'lib', 'postbuild', 'preview'].flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(path) && !otherWords.test(path))
      .map((path) => ({ path, code: readFileSync(`${root}${path}`, 'utf8') })),
  )
}

/** Finds what modules ask for. */
export function textsIn(modules: readonly Module[]): TextsInCode {
  const strings = new Set<string>()
  const patterns = new Map<string, RegExp>()
  const names = new Set<string>()
  const asked = new Set<string>()
  const fillings: Filling[] = []
  for (const { path, code: source } of modules) {
    const code = withoutComments(source)
    for (const [, text = ''] of code.matchAll(/['"]([\w-]+(?:\.[\w-]+)*)['"]/g)) strings.add(text)
    for (const [, text = ''] of code.matchAll(/`([^`\s]*)`/g)) addTemplate(text, strings, patterns)
    for (const [name] of code.matchAll(/[\w$]+/g)) names.add(name)
    const found = fillingsIn(path, code)
    fillings.push(...found)
    for (const { area, key } of found) if (typeof key === 'string' && (area + key).includes('.')) asked.add(area + key)
    for (const key of otherKeysIn(path, code)) asked.add(key)
  }
  const isWord = (text: string) => strings.has(text) || names.has(text)
  // Whatever fills a hole is written somewhere: of `site.${key}`, a misspelt `site.hone` is no use.
  const fits = (text: string, pattern: RegExp) =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((filled) => filled.split('.').every(isWord)) === true
  const said = (text: string) => strings.has(text) || [...patterns.values()].some((pattern) => fits(text, pattern))
  return {
    asked,
    usedOf: (keys) => keys.filter((key) => isUsed(key, said, names)),
    valuesOf: (key) => {
      const values = new Set(fillingsOf(key, fillings).flatMap((filling) => filling.values))
      // No text of a report of one version names its letter.
      if (key.startsWith('report.alone.')) values.delete('letter')
      return [...values].sort()
    },
  }
}

/** Keys that are asked for without being filled: texts of a chart, of a tool, and those picked for an island. */
function otherKeysIn(path: string, code: string): string[] {
  const tool = /^client\/(?:tools\/)?(\w+)[/.]/.exec(path)?.[1]
  const area = path.startsWith('components/charts/') ? 'report' : `tools.${tool}`
  const properties = tool || area === 'report' ? code.matchAll(/\b(?:texts|TEXTS)((?:\.\w+)+)\b(?![([])/g) : []
  const picked = callsOf(code, ['pickTexts']).flatMap(({ args: [, of = '', given = ''], index }) => {
    const list = given.startsWith('[') ? given : code.slice(code.lastIndexOf(`const ${given} =`, index), index)
    return [...(list.split(']')[0] as string).matchAll(/'([\w.-]+)'/g)].map(([, name]) => `${of.slice(1, -1)}.${name}`)
  })
  return [...[...properties].map(([, name = '']) => area + withoutPlural(name)), ...picked]
}

function addTemplate(text: string, strings: Set<string>, patterns: Map<string, RegExp>): void {
  const fixed = text.replace(/\$\{[^}]*\}/g, '')
  if (!/^[\w.-]*\w[\w.-]*$/.test(fixed)) return
  // A hole alone, or two with a dot between them, would be every key there is.
  if (fixed === text) strings.add(text)
  else patterns.set(text, patternOf(text))
}

/** Whether a key is written as a whole, or as an area and a name in it, which may be apart. */
function isUsed(whole: string, said: (text: string) => boolean, names: ReadonlySet<string>): boolean {
  const parts = withoutAlone(withoutPlural(whole)).split('.')
  const last = parts.at(-1) as string
  // These are handed over as objects, whose texts are then named as properties.
  if (/^(?:tools|report)\./.test(whole) && (names.has(last) || said(last))) return true
  return parts.some((_, index) => {
    const area = parts.slice(0, index).join('.')
    return said(parts.slice(index).join('.')) && (area === '' || said(area))
  })
}
