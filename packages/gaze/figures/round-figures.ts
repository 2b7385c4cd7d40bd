import { roundParts, roundTo } from '../statistics/rounding'
import type { Figure } from './figures'

/** Tolerance for sums of binary fractions. */
const EQUAL = 1e-6
/** How many decimals may be added, so that an interval does not seem to touch 0 or to have no width. */
const MAX_ADDED_DECIMALS = 2

/**
 * Fills in how figures are printed, so that they add up for readers: the shares of areas that do not overlap, and of
 * the rest, add up to 100%, and printed B minus printed A is the difference. Everything else is rounded as usual. If
 * the rounded difference does not match rounded A and B, A or B is changed by one unit of its last digit, because the
 * difference is what people remember. For shares and other figures of areas, the printed difference is changed instead:
 * an area's figures are the same wherever it is drawn. If a difference is shown and rounding would hide it, or an
 * interval would shrink to nothing, all three get more decimals. Shares change by less than a unit, differences between
 * shares by less than two, those between other figures of areas by at most one.
 */
export function roundFigures(figures: Map<string, Figure>): void {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures.values()) {
    const name = figure.token.slice(figure.token.indexOf('.') + 1)
    const group = /^(areas\.[^.]+\.dwellShare|elsewhere)$/.test(name) ? 'shares of the whole' : name
    groups.set(group, [...(groups.get(group) ?? []), figure])
  }
  for (const [name, group] of groups) {
    const own = group[0]?.decimals ?? 0
    const [isWhole, isOfArea] = [name === 'shares of the whole', name.startsWith('areas.')]
    for (let decimals = own; decimals <= own + MAX_ADDED_DECIMALS; decimals++) {
      print(figures, group, decimals, { isWhole, follows: isWhole || isOfArea })
      if (group.every(isClear)) break
    }
  }
}

const isDifference = ({ token }: Figure) => token.startsWith('difference.')

/**
 * Rounds figures that belong together.
 * @param isWhole shares of one whole: they add up to 100
 * @param follows whether a difference must match the printed figures: an area's figures are the same wherever it is
 * drawn
 */
function print(
  figures: ReadonlyMap<string, Figure>,
  group: Figure[],
  decimals: number,
  { isWhole, follows }: { isWhole: boolean; follows: boolean },
): void {
  for (const figure of group) {
    figure.decimals = decimals
    figure.printed = roundTo(figure.value, decimals)
  }
  if (isWhole) for (const letter of ['a.', 'b.']) addUpTo100(group.filter(({ token }) => token.startsWith(letter)))
  for (const difference of group.filter(isDifference)) {
    const [a, b] = ['a', 'b'].map((letter) => figures.get(difference.token.replace('difference', letter)) as Figure)
    // If the same people saw both and some lack one of the two values, B minus A is not their mean difference.
    if (!a || !b || !(Math.abs(b.value - a.value - difference.value) < EQUAL)) continue
    const between = roundTo(b.printed - a.printed, decimals)
    if (between === difference.printed) continue
    if (follows) difference.printed = between
    else changeNearer(a, b, difference.printed, decimals)
  }
  for (const figure of group) {
    const { interval, printed } = figure
    // The interval always includes the printed value, which may have been changed.
    figure.printedInterval = interval && {
      low: Math.min(printed, roundTo(interval.low, decimals)),
      high: Math.max(printed, roundTo(interval.high, decimals)),
    }
  }
}

/** Changes whichever of the two would then be closer to its own value, so that B minus A is the difference. */
function changeNearer(a: Figure, b: Figure, difference: number, decimals: number): void {
  const [toA, toB] = [roundTo(b.printed - difference, decimals), roundTo(a.printed + difference, decimals)]
  if (Math.abs(toA - a.value) < Math.abs(toB - b.value)) a.printed = toA
  else b.printed = toB
}

/** Whether the printed numbers show the verdict, and the interval has a width. */
function isClear({ verdict, interval, printedInterval }: Figure): boolean {
  if (!interval || !printedInterval) return true
  const { low, high } = printedInterval
  if (low === high && interval.high - interval.low > EQUAL) return false
  return verdict === undefined || verdict === 'not shown to differ' || low > 0 || high < 0
}

/** Rounds shares of one whole; leaves them alone if they are not such shares, as with overlapping areas. */
function addUpTo100(parts: Figure[]): void {
  const values = parts.map(({ value }) => value)
  if (!(Math.abs(values.reduce((sum, value) => sum + value, 0) - 100) < EQUAL)) return
  roundParts(values, 100, parts[0]?.decimals ?? 0).forEach((printed, index) => {
    ;(parts[index] as Figure).printed = printed
  })
}
