/** How much slower than this kind of machine a mid-tier phone is: Lighthouse's default. */
export const SLOWDOWN = 4

/**
 * The `benchmarkIndex` of the machines that Lighthouse's default is meant for.
 * @source https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling and the calculator it
 *   names, where 1533 answers to a slowdown of 4
 */
const MEANT_FOR = 1533

/**
 * How much a machine has to be slowed down to stand for that phone. A slower one needs less, in proportion; a faster one
 * gets Lighthouse's default and no more, so that a budget is never harder than it says.
 * @param benchmarkIndex what Lighthouse's benchmark says of the machine, in the same minutes as the measurement
 * @throws if the machine was not measured: any number would then do
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex > 0)) {
    throw new Error(
      `The machine's benchmark says ${benchmarkIndex}. Measure again; without it nobody knows how slow it is.`,
    )
  }
  return Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * benchmarkIndex) / MEANT_FOR))
}
