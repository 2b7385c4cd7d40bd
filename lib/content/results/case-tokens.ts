import { posix } from 'node:path'
import { collectDiagnostics, type FilledMessage, fillMessage } from '../../shared/diagnostic'
import type { Tokens } from '../../shared/tokens'
import { splitFrontMatter } from '../front-matter'
import { caseMessages } from './case-messages'
import { type CaseResults, type CaseSetup, readCaseResults } from './read-case-results'

/** Where the text of a case lies. */
const CASE = /^content\/cases\/[^/]+\/index\.md$/

/** People that an interval takes. */
const LEAST = 2

/**
 * What a text may quote: everything, and in a case its own figures, such as `{{a.engagement}}`.
 * @param file the text's path; any but that of a case gets what it had
 * @param text the whole file: its front matter says how many versions there are
 * @param tokens the site's own
 * @returns any figure where they cannot be computed: `readCase` tells why, and no token is blamed for it
 */
export async function withFigures(file: string, text: string, tokens: Tokens): Promise<Tokens> {
  if (!CASE.test(file)) return tokens
  let results: CaseResults | undefined
  await collectDiagnostics(async () => {
    results = await readCaseResults(setupOf(file, text))
  })
  if (!results) return new CaseTokens(tokens, results)
  const ofSite = kept.get(tokens) ?? new WeakMap<CaseResults, Tokens>()
  kept.set(tokens, ofSite)
  const all = ofSite.get(results) ?? new CaseTokens(tokens, results)
  ofSite.set(results, all)
  return all
}

/** By what they were made of: what is read with the same tokens is read once. */
const kept = new WeakMap<Tokens, WeakMap<CaseResults, Tokens>>()

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
    ...(typeof primary === 'string' && { primary, primaryAt: { file, ...yaml.placeOf(['primary']) } }),
  }
}

/** Figures above the site's tokens; a placeholder for each while there are none. */
class CaseTokens extends Map<string, string> implements Tokens {
  constructor(
    private readonly others: Tokens,
    private readonly results: CaseResults | undefined,
  ) {
    super([...others, ...(results?.tokens ?? [])])
  }

  get arePlaceholders(): boolean {
    return this.results === undefined || this.others.arePlaceholders === true
  }

  override get(name: string): string | undefined {
    if (!this.results && /^(a|b|difference)\./.test(name)) return 'a-placeholder'
    return super.get(name) ?? this.others.get(name)
  }

  /** Of one person there is no interval: then the results are short, and the text is right. */
  why(name: string): FilledMessage | undefined {
    const [, letter = '', metric] = /^(a|b|difference)\.(.+)\.interval$/.exec(name) ?? []
    const { figures, files = [] } = this.results ?? {}
    const figure = figures?.get(`${letter}.${metric}`)
    if (!figure || (!figure.values && !figure.verdict)) return undefined
    const short = files.flatMap((file, index) => {
      const own = 'ab'.charAt(index)
      const counted = letter === own || letter === 'difference' ? figures?.get(`${own}.${metric}`) : undefined
      return counted && counted.n < LEAST ? [`${file} has ${counted.n} who can be counted, of ${counted.of}`] : []
    })
    if (short.length === 0 && figure.n >= LEAST) return undefined
    const both = `${files.join(' and ')} have ${figure.n} in both who can be counted`
    return fillMessage(caseMessages['case-no-interval'], { name, counts: short.join(', ') || both })
  }
}
