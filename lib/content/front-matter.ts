import matter from 'gray-matter'
import type { Root } from 'mdast'
import type { z } from 'zod'
import { readMarkdown } from '../markdown/pipeline'
import { ContentError, type Diagnostic, diagnosticAt, type Message, shorten } from '../shared/diagnostic'
import { freeze } from '../shared/memoise'
import { mapTexts, type ReportToken, replaceTokens, type Tokens } from '../shared/tokens'
import { fieldMessages, frontMatterMessages } from './content-messages'
import { findUnusualNumbers } from './facts/facts'
import { plainText, refuseEmpty } from './files'
import { findUnreadableText } from './unreadable-text'
import { validate } from './validate'
import { readYaml, type Yaml } from './yaml/read-yaml'

/** A Markdown file, split into front matter and body. */
export interface SplitFile {
  yaml: Yaml
  /**
   * The text below the front matter, preceded by an empty line for each line of front matter, so that line numbers
   * match the file.
   */
  body: string
  /**
   * The syntax tree of the body, parsed on first use. Do not change it.
   * @throws ContentError if the text is too large, too deeply nested or too dense
   */
  tree(): Root
}

const refuse = {
  parse: () => {
    throw new Error('Only YAML is read.')
  },
}

/** Matches a line that may be a field of front matter. */
const anyField = /^(?:title|description|lead|order|draft|aliases):/

/** The line of the closing `---`, counted from 1. Rejects what gray-matter accepts without a warning. */
function closingLine(file: string, lines: readonly string[]): number {
  const stop = (line: number, message: Message, found = '') =>
    new ContentError([diagnosticAt({ file, line }, message, { found })])
  if (lines[0] !== '---') {
    const hasAny = lines[0]?.startsWith('---') || lines.some((line) => anyField.test(line))
    throw (
      findOtherDelimiters(file, lines) ??
      findLateFrontMatter(file, lines) ??
      stop(1, frontMatterMessages[hasAny ? 'front-matter-beginning' : 'front-matter-none'], lines[0]?.slice(0, 40))
    )
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (closing < 0) {
    const other = lines.findIndex((line, index) => index > 0 && /^(?:--|-{0,2}[–—][–—-]{0,2})\s*$/.test(line))
    if (other > 0) throw stop(other + 1, frontMatterMessages['front-matter-closing'], lines[other]?.trim())
    const last = lastField(lines)
    const values = { last: (lines[last] ?? '').slice(0, 40) }
    throw new ContentError([diagnosticAt({ file, line: last + 1 }, frontMatterMessages['front-matter-open'], values)])
  }
  if (lines[closing] !== '---') throw stop(closing + 1, frontMatterMessages['front-matter-closing'], lines[closing])
  const next = lines.findIndex((line, index) => index > closing && line.trim() !== '')
  // A `---` by itself is a thematic break; with a field below it, it is probably a second front matter.
  if (lines[next] === '---' && /^[A-Za-z]\w*:(\s|$)/.test(lines[next + 1] ?? ''))
    throw stop(next + 1, frontMatterMessages['front-matter-second'])
  return closing + 1
}

/** Matches a line of punctuation without words, or the fence of a code block with its language. */
const delimiterLine = /^(?:[^\p{L}\p{N}\s"'#]+(?:[ \t]+[^\p{L}\p{N}\s"'#]+)*|```ya?ml|---ya?ml)\s*$/u

/** A line of punctuation, with its spaces only if they are what is wrong with it. */
const shown = (line = '') => (line.trim() === '---' ? line.replace(/\s+/g, ' ') : shorten(line.trim(), 20))

/** Reports front matter between other delimiters, such as the dashes into which a word processor turns ---. */
function findOtherDelimiters(file: string, [first = '', ...fields]: readonly string[]): ContentError | undefined {
  const closing = fields.findIndex((line) => delimiterLine.test(line))
  if (!delimiterLine.test(first) || closing < 1 || fields[closing] === '---') return undefined
  if (!fields.slice(0, closing).every((line) => line.trim() !== '' && /^(?:[A-Za-z][\w-]*\s*[:=]|[\s#-])/.test(line)))
    return undefined
  const values = {
    first: shown(first),
    last: shown(fields[closing]),
    line: closing + 2,
  }
  return new ContentError([diagnosticAt({ file, line: 1 }, frontMatterMessages['front-matter-marks'], values)])
}

/** At most this many lines may precede front matter that begins too late. */
const MAX_ABOVE = 10

/** Reports front matter below other lines, such as a note or the fence that a chatbot writes around a page. */
function findLateFrontMatter(file: string, lines: readonly string[]): ContentError | undefined {
  const [first = ''] = lines
  const line = lines
    .slice(0, MAX_ABOVE)
    .findIndex((each, index) => each === '---' && /^[A-Za-z]\w*:(\s|$)/.test(lines[index + 1] ?? ''))
  if (line < 0 || first.startsWith('---')) return undefined
  const isFence = (each = '') => /^```\s*$/.test(each)
  const end = lines.findIndex((each, index) => index > line && each === '---')
  const closing = !/^```/.test(first)
    ? ''
    : isFence(lines[end + 1])
      ? `, and line ${end + 2}, which is \`\`\``
      : isFence(lines.findLast((each) => each.trim() !== ''))
        ? ', and ``` in the last line'
        : ''
  const note = lines.slice(0, line).find((each) => each.trim() !== '')
  const values = { line: line + 1, above: note === undefined ? 'an empty line' : `“${note.slice(0, 40)}”`, closing }
  return new ContentError([diagnosticAt({ file, line: 1 }, frontMatterMessages['front-matter-late'], values)])
}

/**
 * The index of the last field of front matter that is not closed: it is followed by an empty line and text, a heading,
 * or nothing.
 */
function lastField(lines: readonly string[]): number {
  let last = 0
  for (const [index, line] of lines.entries()) {
    if (/^#{2,6} /.test(line)) break
    const isField = /^(?:[A-Za-z][\w-]*:(?:\s|$)|#)/.test(line)
    // Any other line belongs to the field above it, unless an empty line separates them.
    if (isField || (line.trim() !== '' && index === last + 1)) last = index
  }
  return last
}

/** Versions cached for each file: enough for the file on disk and an edited version in an overlay. */
const VERSIONS = 2

const splitCache = new Map<string, { source: string; split: () => SplitFile }[]>()

/**
 * Splits a Markdown file, once for each version.
 * @throws ContentError if the front matter does not start or end correctly, or the text cannot be read at all
 */
export function splitFrontMatter(file: string, source: string): SplitFile {
  const versions = splitCache.get(file) ?? []
  const known = versions.find((version) => version.source === source) ?? {
    source,
    split: once(() => split(file, source)),
  }
  splitCache.set(file, [known, ...versions.filter((version) => version !== known)].slice(0, VERSIONS))
  return known.split()
}

/**
 * Splits a Markdown file. Only YAML is read: by default gray-matter executes front matter marked as JavaScript, and
 * accepts delimiters such as `---constructor`.
 * @throws ContentError if the front matter does not start or end correctly, or the text cannot be read at all
 */
function split(file: string, source: string): SplitFile {
  const text = plainText(source)
  const unreadable = findUnreadableText(file, text)
  if (unreadable) throw new ContentError([unreadable])
  refuseEmpty(file, text)
  const lines = text.split('\n')
  const lastLine = closingLine(file, lines)
  let yaml: Yaml | undefined
  // Always pass options: without them, gray-matter caches files before parsing, so an invalid one is empty next time.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse(fields: string) {
          yaml = readYaml(file, fields, { reportDropped: true, lastLine })
          return {}
        },
      },
      json: refuse,
      javascript: refuse,
    },
  })
  const body = '\n'.repeat(lastLine) + content
  // If there are no fields, gray-matter does not call the parser.
  return { yaml: yaml ?? readYaml(file, '', { reportDropped: true, lastLine }), body, tree: treeOf(file, body) }
}

/**
 * Bytes of Markdown whose trees are cached: enough for this whole site, and for the most recently used pages of a large
 * one.
 */
const MAX_HELD_BYTES = 2_000_000

/** Functions that drop a tree from the cache, with the bytes of its text, least recently used first. */
const heldTrees = new Map<() => void, number>()
let heldBytes = 0

function treeOf(file: string, body: string): () => Root {
  const bytes = Buffer.byteLength(body)
  let parsed: WeakRef<Root> | undefined
  const parse = () =>
    once(() => {
      // The content lint holds all trees until it ends, so even a dropped one need not be parsed again.
      const tree = parsed?.deref() ?? readMarkdown(body, file)
      parsed = new WeakRef(tree)
      return tree
    })
  let read = parse()
  const drop = () => {
    read = parse()
  }
  return () => {
    if (!heldTrees.delete(drop)) heldBytes += bytes
    heldTrees.set(drop, bytes)
    for (const [oldest, size] of heldTrees) {
      if (heldBytes <= MAX_HELD_BYTES || oldest === drop) break
      oldest()
      heldTrees.delete(oldest)
      heldBytes -= size
    }
    return read()
  }
}

/** Makes a value on first use. An error is thrown again each time. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | { error: unknown } | undefined
  return () => {
    if (made === undefined) {
      try {
        made = { value: make() }
      } catch (error) {
        made = { error }
      }
    }
    if ('error' in made) throw made.error
    return made.value
  }
}

/**
 * Reads the front matter of a Markdown file, with its tokens replaced. Problems are returned; those that may be caused
 * only by the placeholder of a token are returned as `unsure`.
 * @throws ContentError if the front matter does not start or end correctly, or the text cannot be read at all
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  tokens: Tokens,
): FrontMatter<z.output<Schema>> {
  const split = splitFrontMatter(file, text)
  const byTokens = readCache.get(split) ?? new WeakMap<Tokens, WeakMap<z.ZodType, FrontMatter<unknown>>>()
  readCache.set(split, byTokens)
  const bySchema = byTokens.get(tokens) ?? new WeakMap<z.ZodType, FrontMatter<unknown>>()
  byTokens.set(tokens, bySchema)
  const read = bySchema.get(schema) ?? fillAndValidate(file, split, schema, tokens)
  bySchema.set(schema, read)
  return read as FrontMatter<z.output<Schema>>
}

/** The front matter of a file, frozen and cached, because each list of pages needs that of all files. */
interface FrontMatter<Data> extends SplitFile {
  data: Data | undefined
  problems: Diagnostic[]
  unsure: Diagnostic[]
}

/** Front matter by text, tokens and schema. */
const readCache = new WeakMap<SplitFile, WeakMap<Tokens, WeakMap<z.ZodType, FrontMatter<unknown>>>>()

function fillAndValidate(file: string, split: SplitFile, schema: z.ZodType, tokens: Tokens): FrontMatter<unknown> {
  const { yaml } = split
  const problems: Diagnostic[] = []
  const replaced = new Set<string | undefined>()
  const filled = mapTexts(yaml.value, (value, path) => {
    const field = path.join('.')
    const report = (problem: Parameters<ReportToken>[0]) =>
      problems.push({ file, ...yaml.locationOf(path), field, ...problem })
    const text = replaceTokens(value, tokens, report, { file })
    if (text !== value) replaced.add(field)
    return text
  })
  const checked = validate(file, yaml, filled, schema)
  // While tokens have placeholders, the length of a text and whether it is an address are not known.
  const isKnown = ({ field }: Diagnostic) => !tokens.arePlaceholders || !replaced.has(field)
  const known = checked.problems.filter(isKnown)
  const unsure = checked.problems.filter((problem) => !isKnown(problem))
  const reported = new Set(checked.problems.map(({ field }) => field))
  const unusual = findUnusualNumbers(yaml).flatMap(({ path, values }) => {
    const field = path.join('.')
    return reported.has(field)
      ? []
      : [diagnosticAt({ file, ...yaml.locationOf(path), field }, fieldMessages['field-number-written'], values)]
  })
  return freeze({ ...split, data: checked.data, problems: [...problems, ...known, ...unusual], unsure })
}
