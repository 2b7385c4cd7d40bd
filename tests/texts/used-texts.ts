import { parseSync } from '@swc/core'
import type { Source } from '../architecture/source'

/** What a module says that could be a key of an interface text, or a part of one. */
export interface Words {
  /** Whole strings without spaces, such as `errors.home` or `label`. */
  strings: ReadonlySet<string>
  /** Strings with holes, such as `docs.languages.${name}`. */
  patterns: readonly RegExp[]
  /** Names of properties and variables: some texts are handed over as objects. */
  names: ReadonlySet<string>
  /** First arguments of `t('…')`, written out. */
  asked: ReadonlySet<string>
}

/**
 * Finds what could be keys in modules. Parsed and not searched: text in comments is no key.
 * @throws when a text is no TypeScript
 */
export function wordsIn(sources: readonly Source[]): Words {
  const found: Found = { strings: new Set(), patterns: new Map(), names: new Set(), asked: new Set() }
  for (const { path, text } of sources)
    visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }), found)
  return { ...found, patterns: [...found.patterns.values()] }
}

interface Found {
  strings: Set<string>
  patterns: Map<string, RegExp>
  names: Set<string>
  asked: Set<string>
}

// biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred shapes, and each is asked for by its `type`
function visit(node: any, found: Found): void {
  if (Array.isArray(node)) for (const each of node) visit(each, found)
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return
  if (node.type === 'StringLiteral' && key.test(node.value)) found.strings.add(node.value)
  if (node.type === 'Identifier') found.names.add(node.value)
  if (node.type === 'TemplateLiteral') addPattern(node, found)
  if (node.type === 'CallExpression' && node.callee.value === 't') {
    const first = node.arguments[0]?.expression
    if (first?.type === 'StringLiteral') found.asked.add(first.value)
  }
  for (const name of Object.keys(node)) if (name !== 'span') visit(node[name], found)
}

const key = /^[\w-]+(?:\.[\w-]+)*$/

// biome-ignore lint/suspicious/noExplicitAny: see above
function addPattern({ quasis }: any, { strings, patterns }: Found): void {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const parts: string[] = quasis.map((each: any) => String(each.raw))
  const fixed = parts.join('')
  if (parts.length === 1 && key.test(fixed)) strings.add(fixed)
  // A hole alone, or two with a dot between them, would be every key there is.
  if (parts.length < 2 || !/^[\w.-]*$/.test(fixed) || !/\w/.test(fixed)) return
  const source = parts.map((part) => part.replace(/[.-]/g, '\\$&')).join('[\\w-]+(?:\\.[\\w-]+)*')
  patterns.set(source, new RegExp(`^${source}$`))
}

const plain = (text: string) => text.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** Areas that are handed over as one object, whose texts are then named as properties. */
const asObjects = /^(?:tools|report)\./

/**
 * The keys that some module may ask for: as a whole, or as an area and a name in it, which are written apart. A key that
 * only looks used is taken for used.
 * @param keys of the English file
 */
export function usedTexts(keys: readonly string[], { strings, patterns, names }: Words): string[] {
  const isSaid = (text: string) => strings.has(text) || patterns.some((pattern) => pattern.test(text))
  return keys.filter((whole) => {
    // With one picture alone the words of `report.alone` stand for those of `report`.
    const parts = plain(whole)
      .replace(/^report\.alone\./, 'report.')
      .split('.')
    const last = parts.at(-1) as string
    if (asObjects.test(whole) && (names.has(last) || isSaid(last))) return true
    const splits = parts.map((_, index) => [parts.slice(0, index).join('.'), parts.slice(index).join('.')] as const)
    return splits.some(([area, name]) => isSaid(name) && (area === '' || isSaid(area)))
  })
}

/** Keys that are asked for and that no text of the English file has, in whatever area. */
export function missingTexts(keys: readonly string[], { asked }: Words): string[] {
  const ends = new Set(
    keys.flatMap((whole) =>
      plain(whole)
        .split('.')
        .map((_, index, parts) => parts.slice(index).join('.')),
    ),
  )
  return [...asked].filter((each) => !ends.has(plain(each))).sort()
}
