/** A period in milliseconds. */
interface Span {
  start: number
  end: number
}

/** The quality of fixation detection: precision, recall and their harmonic mean, from 0 to 1. */
interface Score {
  precision: number
  recall: number
  f1: number
}

/**
 * Compares detected fixations with true ones. One of each forms a pair if they overlap for at least half of the longer
 * one; those that overlap most are paired first, and each only once.
 * @source of the measure: van Rijsbergen (1979), Information Retrieval, chapter 7
 */
export function scoreFixations(found: readonly Span[], truth: readonly Span[]): Score {
  const pairs = found.flatMap((one, index) =>
    truth.flatMap((other, inTruth) => {
      const both = Math.min(one.end, other.end) - Math.max(one.start, other.start)
      const share = both / Math.max(one.end - one.start, other.end - other.start)
      return share >= 0.5 ? [{ index, inTruth, share }] : []
    }),
  )
  const [usedFound, usedTruth] = [new Set<number>(), new Set<number>()]
  for (const { index, inTruth } of pairs.sort((one, other) => other.share - one.share)) {
    if (usedFound.has(index) || usedTruth.has(inTruth)) continue
    usedFound.add(index)
    usedTruth.add(inTruth)
  }
  const [precision, recall] = [usedFound.size / (found.length || 1), usedFound.size / (truth.length || 1)]
  return { precision, recall, f1: (2 * usedFound.size) / (found.length + truth.length || 1) }
}
