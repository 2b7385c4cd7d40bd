import type { z } from 'zod'
import { mapTexts, replaceTokens } from '../facts/fill'
import type { Tokens } from '../facts/tokens'
import { type Problem, problemAt } from '../messages/problem'
import { oddNumbers } from './fact-writing'
import { splitFrontMatter } from './front-matter'
import { validate } from './validate'

/**
 * Reads the front matter of a Markdown file, with its tokens filled.
 * @throws ContentError where the front matter does not begin or end as it should; other problems are returned, and as
 *   `unsure` those that only stand-ins of tokens may have brought about
 */
export function readFrontMatter<Schema extends z.ZodType>(file: string, text: string, schema: Schema, tokens: Tokens) {
  const { yaml, body } = splitFrontMatter(file, text)
  const problems: Problem[] = []
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
  const isKnown = ({ field }: Problem) => !tokens.areStandIns || !standIn.has(field)
  const known = checked.problems.filter(isKnown)
  const unsure = checked.problems.filter((problem) => !isKnown(problem))
  const told = new Set(checked.problems.map(({ field }) => field))
  const odd = oddNumbers(yaml).flatMap(({ path, values }) => {
    const field = path.join('.')
    return told.has(field) ? [] : [problemAt({ file, ...yaml.placeOf(path), field }, 'field-number-written', values)]
  })
  return { body, yaml, data: checked.data, problems: [...problems, ...known, ...odd], unsure }
}
