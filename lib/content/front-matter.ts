import matter from 'gray-matter'
import type { Root } from 'mdast'
import type { z } from 'zod'
import { readMarkdown } from '../markdown/pipeline'
import { ContentError, type Diagnostic, diagnosticAt, type Message } from '../shared/diagnostic'
import { freeze } from '../shared/remember'
import { mapTexts, replaceTokens, type Tokens } from '../shared/tokens'
import { fieldMessages, frontMatterMessages } from './content-messages'
import { oddNumbers } from './facts/facts'
import { plainText } from './files'
import { validate } from './validate'
import { readYaml, type Yaml } from './yaml/read-yaml'

/** A Markdown file, taken apart. */
export interface SplitFile {
  yaml: Yaml
  /** The text below the front matter, with an empty line for each line above it: lines count as in the file. */
  body: string
  /**
   * The tree of that text as it was written, which nobody may change. It is parsed when it is first asked for.
   * @throws ContentError where the text is too large, too deep or too dense
   */
  tree(): Root
}

const refuse = {
  parse: () => {
    throw new Error('Only YAML is read.')
  },
}

/** Takes the line of the closing `---`, counted from 1, after checking what gray-matter would let pass. */
function closingLine(file: string, lines: readonly string[]): number {
  const stop = (line: number, message: Message, found = '') =>
    new ContentError([diagnosticAt({ file, line }, message, { found })])
  if (lines[0] !== '---') throw stop(1, frontMatterMessages['front-matter-beginning'], lines[0]?.slice(0, 40))
  const index = lines.findIndex((line, at) => at > 0 && line.startsWith('---'))
  if (index < 0) throw stop(1, frontMatterMessages['front-matter-open'])
  if (lines[index] !== '---') throw stop(index + 1, frontMatterMessages['front-matter-closing'], lines[index])
  const next = lines.findIndex((line, at) => at > index && line.trim() !== '')
  // A line alone is a rule between two parts of the text; with a field below it, somebody meant front matter.
  if (lines[next] === '---' && /^[A-Za-z]\w*:(\s|$)/.test(lines[next + 1] ?? ''))
    throw stop(next + 1, frontMatterMessages['front-matter-second'])
  return index + 1
}

/** Of each file the version before and the one that there is, or that there would be: an edit is checked beside what is on disk. */
const VERSIONS = 2

const splits = new Map<string, { source: string; split: () => SplitFile }[]>()

/**
 * Takes a Markdown file apart, each version of it once.
 * @throws ContentError where the front matter does not begin or end as it should
 */
export function splitFrontMatter(file: string, source: string): SplitFile {
  const versions = splits.get(file) ?? []
  const known = versions.find((version) => version.source === source) ?? {
    source,
    split: once(() => split(file, source)),
  }
  splits.set(file, [known, ...versions.filter((version) => version !== known)].slice(0, VERSIONS))
  return known.split()
}

/**
 * Takes a Markdown file apart. Only YAML is read: gray-matter by itself runs front matter that calls itself JavaScript,
 * and takes names such as `---constructor` without a word.
 * @throws ContentError where the front matter does not begin or end as it should
 */
function split(file: string, source: string): SplitFile {
  const text = plainText(source)
  const lines = text.split('\n')
  const lastLine = closingLine(file, lines)
  let yaml = readYaml(file, '', { lostText: true, lastLine })
  // Options are always passed: a call without them caches the file before parsing, and a broken one is empty at the next call.
  const { content } = matter(text, {
    language: 'yaml',
    engines: {
      yaml: {
        parse(fields: string) {
          yaml = readYaml(file, fields, { lostText: true, lastLine })
          return {}
        },
      },
      json: refuse,
      javascript: refuse,
    },
  })
  const body = '\n'.repeat(lastLine) + content
  return { yaml, body, tree: treeOf(file, body) }
}

/** Bytes of Markdown whose trees are held: all of this site's, and of a site of 2,000 pages those that were asked for last. */
const MOST_HELD = 2_000_000

/** Ways to drop a tree, the one that was asked for longest ago first. */
const held = new Map<() => void, number>()
let heldBytes = 0

function treeOf(file: string, body: string): () => Root {
  const bytes = Buffer.byteLength(body)
  const parse = () => once(() => readMarkdown(body, file))
  let read = parse()
  const drop = () => {
    read = parse()
  }
  return () => {
    if (!held.delete(drop)) heldBytes += bytes
    held.set(drop, bytes)
    for (const [oldest, size] of held) {
      if (heldBytes <= MOST_HELD || oldest === drop) break
      oldest()
      held.delete(oldest)
      heldBytes -= size
    }
    return read()
  }
}

/** Makes something when it is first asked for; what is thrown then is thrown each time. */
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
 * Reads the front matter of a Markdown file, with its tokens filled.
 * @throws ContentError where the front matter does not begin or end as it should; other problems are returned, and as
 *   `unsure` those that only placeholders of tokens may have caused
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  tokens: Tokens,
): FrontMatter<z.output<Schema>> {
  const split = splitFrontMatter(file, text)
  const ofSplit = reads.get(split) ?? new WeakMap<Tokens, WeakMap<z.ZodType, FrontMatter<unknown>>>()
  reads.set(split, ofSplit)
  const ofTokens = ofSplit.get(tokens) ?? new WeakMap<z.ZodType, FrontMatter<unknown>>()
  ofSplit.set(tokens, ofTokens)
  const read = ofTokens.get(schema) ?? readOnce(file, split, schema, tokens)
  ofTokens.set(schema, read)
  return read as FrontMatter<z.output<Schema>>
}

/** The front matter of a file. Nobody can change it: the same text gives the same one, and each list of pages asks for all. */
export interface FrontMatter<Data> extends SplitFile {
  data: Data | undefined
  problems: Diagnostic[]
  unsure: Diagnostic[]
}

/** By what it was made of: the text, the tokens and the schema. */
const reads = new WeakMap<SplitFile, WeakMap<Tokens, WeakMap<z.ZodType, FrontMatter<unknown>>>>()

function readOnce(file: string, split: SplitFile, schema: z.ZodType, tokens: Tokens): FrontMatter<unknown> {
  const { yaml } = split
  const problems: Diagnostic[] = []
  const standIn = new Set<string | undefined>()
  const filled = mapTexts(yaml.value, (value, path) => {
    const field = path.join('.')
    const text = replaceTokens(value, tokens, (problem) =>
      problems.push({ file, ...yaml.placeOf(path), field, ...problem }),
    )
    if (text !== value) standIn.add(field)
    return text
  })
  const checked = validate(file, yaml, filled, schema)
  // How long a text is, or whether it is an address, is not known while what it takes from elsewhere cannot be read.
  const isKnown = ({ field }: Diagnostic) => !tokens.arePlaceholders || !standIn.has(field)
  const known = checked.problems.filter(isKnown)
  const unsure = checked.problems.filter((problem) => !isKnown(problem))
  const reported = new Set(checked.problems.map(({ field }) => field))
  const odd = oddNumbers(yaml).flatMap(({ path, values }) => {
    const field = path.join('.')
    return reported.has(field)
      ? []
      : [diagnosticAt({ file, ...yaml.placeOf(path), field }, fieldMessages['field-number-written'], values)]
  })
  return freeze({ ...split, data: checked.data, problems: [...problems, ...known, ...odd], unsure })
}
