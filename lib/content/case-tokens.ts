import { posix } from 'node:path'
import { problemsOf } from '../errors'
import type { Tokens } from '../facts/tokens'
import { type CaseSetup, readCaseResults } from './case-results'
import { splitFrontMatter } from './front-matter'

/** Where the text of a case lies. */
const CASE = /^content\/cases\/[^/]+\/index\.md$/

/**
 * What a text may quote: everything, and in a case its own figures, such as `{{a.engagement}}`.
 * @param file the text's path; any but that of a case gets what it had
 * @param text the whole file: its front matter says how many versions there are
 * @param tokens the site's own
 * @returns any figure where they cannot be computed: `readCase` tells why, and no token is blamed for it
 */
export async function withFigures(file: string, text: string, tokens: Tokens): Promise<Tokens> {
  if (!CASE.test(file)) return tokens
  let figures: ReadonlyMap<string, string> | undefined
  await problemsOf(async () => {
    figures = (await readCaseResults(setupOf(file, text))).tokens
  })
  return new CaseTokens(tokens, figures)
}

/**
 * What a case says of its results. Its front matter is not validated here: that takes the tokens, which take the results.
 * @throws ContentError where the front matter does not begin or end as it should
 */
export function setupOf(file: string, text: string): CaseSetup {
  const { yaml } = splitFrontMatter(file, text)
  const { versions, primary } = yaml.value as Record<string, unknown>
  const pictures = Array.isArray(versions) ? versions.map((version) => String(version?.picture)) : []
  return {
    folder: posix.dirname(file),
    pictures: pictures.slice(0, 2).map((name) => name.replace(/\.[a-z]+$/, '')),
    ...(typeof primary === 'string' && { primary, primaryAt: { file, line: yaml.lineOf(['primary']) } }),
  }
}

/** Figures above the site's tokens; a stand-in for each while there are none. */
class CaseTokens extends Map<string, string> implements Tokens {
  constructor(
    private readonly others: Tokens,
    private readonly figures: ReadonlyMap<string, string> | undefined,
  ) {
    super([...others, ...(figures ?? [])])
  }

  override get(name: string): string | undefined {
    if (!this.figures && /^(a|b|difference)\./.test(name)) return 'a-stand-in'
    return super.get(name) ?? this.others.get(name)
  }
}
