import type { z } from 'zod'
import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { freeze } from '../shared/remember'
import { mapTexts, replaceTokens, type Tokens } from '../shared/tokens'
import { oddNumbers } from './facts/fact-writing'
import { fieldMessages } from './field-messages'
import { type FrontMatter as SplitFile, splitFrontMatter } from './front-matter'
import { validate } from './validate'

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
  const told = new Set(checked.problems.map(({ field }) => field))
  const odd = oddNumbers(yaml).flatMap(({ path, values }) => {
    const field = path.join('.')
    return told.has(field)
      ? []
      : [diagnosticAt({ file, ...yaml.placeOf(path), field }, fieldMessages['field-number-written'], values)]
  })
  return freeze({ ...split, data: checked.data, problems: [...problems, ...known, ...odd], unsure })
}
