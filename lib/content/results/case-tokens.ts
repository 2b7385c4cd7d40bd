import { posix } from 'node:path'
import { collectDiagnostics, type FilledMessage, fillMessage } from '../../shared/diagnostic'
import type { Tokens } from '../../shared/tokens'
import { splitFrontMatter } from '../front-matter'
import { caseMessages } from './case-messages'
import { type CaseResults, type CaseSetup, readCaseResults } from './read-case-results'

/** The smallest number of people that an interval needs. */
const MIN_FOR_INTERVAL = 2

/**
 * Adds the figures of a case to the tokens of its text, such as `{{a.engagement}}`.
 * @param file path of the text
 * @param text the whole file; its front matter lists the versions
 * @param tokens the tokens of the site
 * @returns fallbacks if the figures cannot be computed: `readCase` reports the reason, and the tokens themselves are
 * not reported
 */
export async function withFigures(file: string, text: string, tokens: Tokens): Promise<Tokens> {
  let results: CaseResults | undefined
  await collectDiagnostics(async () => {
    results = await readCaseResults(setupOf(file, text))
  })
  // Otherwise, every interval would be reported.
  if (!results || filesWithOnePerson(text, results).files.length > 0) return new CaseTokens(tokens, undefined)
  const byResults = tokenCache.get(tokens) ?? new WeakMap<CaseResults, Tokens>()
  tokenCache.set(tokens, byResults)
  const all = byResults.get(results) ?? new CaseTokens(tokens, results)
  byResults.set(results, all)
  return all
}

/**
 * Returns the results files with only one person, and the first interval in a text, which needs more; no files if the
 * text has no interval.
 */
export function filesWithOnePerson(
  text: string,
  { versions, files }: CaseResults,
): { files: string[]; interval: string } {
  const [interval] = /\{\{\s*(?:a|b|difference)\.[^{}\s]+\.interval\s*\}\}/.exec(text) ?? []
  const isOne = (_: string, index: number) => versions[index]?.results.participants.length === 1
  return { files: interval === undefined ? [] : files.filter(isOne), interval: interval ?? '' }
}

/**
 * Tokens by the tokens of the site and the results, so that equal content gives identical tokens, which other caches
 * use as keys.
 */
const tokenCache = new WeakMap<Tokens, WeakMap<CaseResults, Tokens>>()

/**
 * Reads the pictures and the main metric from the front matter of a case. They are not validated here, because
 * validation needs the tokens, and the tokens need the results.
 * @throws ContentError if the front matter does not start or end correctly
 */
export function setupOf(file: string, text: string): CaseSetup {
  const { yaml } = splitFrontMatter(file, text)
  const { versions, primary } = yaml.value as Record<string, unknown>
  const pictures = Array.isArray(versions) ? versions.map((version) => String(version?.picture)) : []
  return {
    folder: posix.dirname(file),
    pictures: pictures.slice(0, 2).map((name) => name.replace(/\.[a-z]+$/, '')),
    ...(pictures[1] !== undefined && { secondAt: { file, ...yaml.locationOf(['versions', 1, 'picture']) } }),
    ...(typeof primary === 'string' && { primary, primaryAt: { file, ...yaml.locationOf(['primary']) } }),
  }
}

/** The tokens of the site with the figures of a case; if there are no results, figures have a placeholder. */
class CaseTokens extends Map<string, string> implements Tokens {
  // Private fields, not properties, because `freeze` would go through every recording.
  readonly #others: Tokens
  readonly #results: CaseResults | undefined

  constructor(others: Tokens, results: CaseResults | undefined) {
    super([...others, ...(results?.tokens ?? [])])
    this.#others = others
    this.#results = results
  }

  get arePlaceholders(): boolean {
    return this.#results === undefined || this.#others.arePlaceholders === true
  }

  override get(name: string): string | undefined {
    if (!this.#results && /^(a|b|difference)\./.test(name)) return 'a-placeholder'
    return super.get(name) ?? this.#others.get(name)
  }

  /** Explains why a figure has no value: the case has no second version, or an interval has too few people. */
  why(name: string): FilledMessage | undefined {
    const { figures, files = [] } = this.#results ?? {}
    const [, figureName] = /^(?:b|difference)\.(.+)$/.exec(name) ?? []
    if (figureName !== undefined && files.length === 1) {
      const instead = this.has(`a.${figureName}`) ? `{{a.${figureName}}}` : 'a figure of A, such as {{a.people}}'
      return fillMessage(caseMessages['case-one-version'], { name, instead })
    }
    const [, letter = '', metric] = /^(a|b|difference)\.(.+)\.interval$/.exec(name) ?? []
    const figure = figures?.get(`${letter}.${metric}`)
    if (!figure || (!figure.values && !figure.verdict)) return undefined
    const short = files.flatMap((file, index) => {
      const version = 'ab'.charAt(index)
      const counted = letter === version || letter === 'difference' ? figures?.get(`${version}.${metric}`) : undefined
      return counted && counted.n < MIN_FOR_INTERVAL
        ? [`${file} has a value for ${counted.n} of its ${counted.of}`]
        : []
    })
    if (short.length === 0 && figure.n >= MIN_FOR_INTERVAL) return undefined
    const both = `${files.join(' and ')} share ${figure.n} who have a value`
    return fillMessage(caseMessages['case-no-interval'], { name, counts: short.join(', ') || both })
  }
}
