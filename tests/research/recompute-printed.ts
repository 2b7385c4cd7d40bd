// Rounds the printed figures independently of packages/gaze, without importing anything from the site.

/** A figure before rounding, in points, percent, seconds or beats. */
export interface Exact {
  mean: number
  low?: number | undefined
  high?: number | undefined
}

/** A figure as a page prints it. */
export interface Printed extends Exact {
  decimals: number
}

/** The last parts of the names of figures that have at least one decimal. */
const ONE_DECIMAL =
  'engagement impact excitement heartrate dwell firstLook happiness surprise sadness anger disgust fear contempt'
/** The minimum number of decimals, by the last part of a name. */
const DECIMALS: Record<string, number> = {
  fixationDuration: 2,
  ...Object.fromEntries(ONE_DECIMAL.split(' ').map((name) => [name, 1])),
}
const decimalsOf = (name: string) => DECIMALS[name.slice(name.lastIndexOf('.') + 1)] ?? 0

/** Rounds a value, with halves away from zero. A value within 1e-7 of a half counts as a half. */
function rounded(value: number, decimals: number): number {
  const whole = Math.floor(Math.abs(value) * 10 ** decimals + 0.5000001)
  return whole === 0 ? 0 : (Math.sign(value) * whole) / 10 ** decimals
}

const isShare = (name: string) => /^(areas\.[^.]+\.dwellShare|elsewhere)$/.test(name)

/** Rounds shares so that they add up to 100, by the largest remainder method. */
function roundShares(values: [token: string, value: number][], decimals: number): Map<string, number> {
  const unit = 10 ** decimals
  const floors = new Map(values.map(([token, value]) => [token, Math.floor(value * unit + 1e-6)]))
  let missing = 100 * unit - [...floors.values()].reduce((sum, each) => sum + each, 0)
  const byRemainder = [...values].sort(
    (one, other) => other[1] * unit - (floors.get(other[0]) ?? 0) - (one[1] * unit - (floors.get(one[0]) ?? 0)),
  )
  for (const [token] of byRemainder) if (missing-- > 0) floors.set(token, (floors.get(token) ?? 0) + 1)
  return new Map([...floors].map(([token, whole]) => [token, whole / unit]))
}

/**
 * Rounds every figure as packages/gaze/README.md describes: shares add up to 100, and B minus A is the printed
 * difference. If rounding would hide a difference or the width of an interval, up to two more decimals are printed.
 * @param exact the figures by token, such as `a.engagement` or `difference.engagement`
 */
export function printedOf(exact: ReadonlyMap<string, Exact>): Map<string, Printed> {
  const nameOf = (token: string) => token.slice(token.indexOf('.') + 1)
  const groups = new Map<string, string[]>()
  for (const token of exact.keys()) {
    const group = isShare(nameOf(token)) ? 'shares' : nameOf(token)
    groups.set(group, [...(groups.get(group) ?? []), token])
  }
  const found = new Map<string, Printed>()
  for (const [group, tokens] of groups) {
    const min = decimalsOf(group)
    for (let decimals = min; decimals <= min + 2; decimals++) {
      const means = roundMeans(exact, tokens, decimals, {
        shares: group === 'shares',
        isDerived: group === 'shares' || group.startsWith('areas.'),
      })
      for (const token of tokens)
        found.set(token, printOne(exact.get(token) as Exact, means.get(token) as number, decimals))
      if (tokens.every((token) => keepsMeaning(token, exact.get(token) as Exact, found.get(token) as Printed))) break
    }
  }
  return found
}

/**
 * Rounds both means and their difference so that they match. If they do not, the mean that then has the smaller
 * rounding error changes or, for shares and figures of areas, the difference. Shares are rounded so that they add up to
 * 100.
 */
function roundMeans(
  exact: ReadonlyMap<string, Exact>,
  tokens: string[],
  decimals: number,
  { shares, isDerived }: { shares: boolean; isDerived: boolean },
) {
  const mean = (token: string) => (exact.get(token) as Exact).mean
  const means = new Map(tokens.map((token) => [token, rounded(mean(token), decimals)]))
  for (const letter of shares ? ['a.', 'b.'] : []) {
    const own = tokens
      .filter((token) => token.startsWith(letter))
      .map((token): [string, number] => [token, mean(token)])
    const sum = own.reduce((total, [, value]) => total + value, 0)
    if (Math.abs(sum - 100) < 1e-6) for (const [token, value] of roundShares(own, decimals)) means.set(token, value)
  }
  for (const token of tokens.filter((each) => each.startsWith('difference.'))) {
    const [a, b] = ['a', 'b'].map((letter) => token.replace('difference', letter)) as [string, string]
    const [ofA, ofB, target] = [a, b, token].map((each) => means.get(each)) as [number, number, number]
    const shown = rounded(ofB - ofA, decimals)
    if (shown === target) continue
    if (isDerived) means.set(token, shown)
    else {
      const [newA, newB] = [rounded(ofB - target, decimals), rounded(ofA + target, decimals)]
      const errors = { a: Math.abs(newA - mean(a)), b: Math.abs(newB - mean(b)) }
      means.set(errors.a < errors.b ? a : b, errors.a < errors.b ? newA : newB)
    }
  }
  return means
}

function printOne({ low, high }: Exact, mean: number, decimals: number): Printed {
  if (low === undefined || high === undefined) return { mean, decimals }
  return {
    ...{ mean, decimals },
    low: Math.min(mean, rounded(low, decimals)),
    high: Math.max(mean, rounded(high, decimals)),
  }
}

/** Whether a printed interval has a width, and a printed difference keeps its sign. */
function keepsMeaning(token: string, { low, high }: Exact, printed: Printed): boolean {
  if (low === undefined || high === undefined) return true
  if (printed.low === printed.high && high - low > 1e-6) return false
  if (!token.startsWith('difference.') || (low <= 0 && high >= 0)) return true
  return (printed.low as number) > 0 || (printed.high as number) < 0
}
