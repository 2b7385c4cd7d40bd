/** How much slower a mid-tier phone is than the reference machine, as in Lighthouse's default. */
export const SLOWDOWN = 4

/**
 * The `benchmarkIndex` of the reference machine, for which Lighthouse's default is meant.
 * @source https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling and the calculator it
 *   names, where 1533 corresponds to a slowdown of 4
 */
const REFERENCE_INDEX = 1533

/**
 * Returns how much a machine must be slowed down to behave like that phone. A slower machine needs proportionally less.
 * A faster one gets Lighthouse's default and no more, so that no budget is stricter than stated.
 * @param benchmarkIndex of the machine, from Lighthouse's benchmark, measured at the same time
 * @throws if the machine was not measured
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex > 0)) {
    throw new Error(
      `The benchmark of this machine is ${benchmarkIndex}. Measure again, because without it the slowdown is unknown.`,
    )
  }
  return Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * benchmarkIndex) / REFERENCE_INDEX))
}
