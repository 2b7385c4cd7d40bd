import type { Texts } from '../i18n/texts'
import type { Known, Operation } from './operations'

/** How many operations document each aspect. */
interface Coverage {
  operations: number
  /** Operations with a summary, and a description of everything in braces. */
  explained: number
  /** Operations with at least one sentence about the query or the body. */
  request: number
  /** Operations with at least one sentence about the content of the response. */
  answer: number
  /** Operations with a status code of success or failure. */
  codes: number
}

/** One aspect that can be documented: a sentence about how many operations document it, and their share from 0 to 1. */
export interface CoverageLine {
  text: string
  share: number
}

const isExplained = ({ summary, parameters }: Operation) =>
  summary !== '' && parameters.every(({ description }) => description !== '')

/** Counts what the endpoint table documents about some operations, so that no page claims more than it contains. */
export function coverageOf(operations: readonly Operation[]): Coverage {
  const known = (part: keyof Known) => operations.filter((operation) => operation.known[part]).length
  return {
    operations: operations.length,
    explained: operations.filter(isExplained).length,
    request: known('request'),
    answer: known('answer'),
    codes: known('codes'),
  }
}

/** Returns a line for each aspect with how many operations document it; empty without operations. */
export function coverageLines(operations: readonly Operation[], t: Texts): CoverageLine[] {
  const { operations: all, explained, ...parts } = coverageOf(operations)
  if (all === 0) return []
  const line = (part: keyof typeof parts): CoverageLine => ({
    text: t(`docs.coverage.${part}`, { count: parts[part], all }),
    share: parts[part] / all,
  })
  // The sentence has to agree with the number of operations, so `count` is that number.
  const first = { text: t('docs.coverage.explained', { count: all, explained }), share: explained / all }
  return [first, line('request'), line('answer'), line('codes')]
}
