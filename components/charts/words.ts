import { type ReportTexts, say, sayCount, writingOf } from '../../lib/i18n/client/report-texts'
import { figureText, intervalText, numberText } from '../../lib/research/figure-text'
import type { Figure } from '../../lib/research/figures'
import type { Report } from '../../lib/research/report'

/** `A` or `B`. */
export const upper = (letter: 'a' | 'b') => (letter === 'a' ? 'A' : 'B')

/** Simulated or measured: the first words of every caption. */
export const sourceOf = ({ simulated }: Report, texts: ReportTexts) => (simulated ? texts.simulated : texts.measured)

/** How many people saw what, for how long: `Simulated data, 12 viewers of A and 12 viewers of B, 10 seconds.` */
export function peopleOf(report: Report, texts: ReportTexts): string {
  const groups = report.versions.map(({ letter, people }) =>
    report.versions.length === 1
      ? sayCount(texts, 'viewers', people.length)
      : say(texts, 'ofVersion', { people: sayCount(texts, 'viewers', people.length), letter: upper(letter) }),
  )
  return `${[sourceOf(report, texts), ...groups, lengthOf(report, texts)].join(', ')}.`
}

/** `A and B are seen by different people, 12 and 12.` Nothing for one version. */
export function designText(report: Report, texts: ReportTexts): string | undefined {
  const [a = 0, b = 0] = report.versions.map(({ people }) => people.length)
  if (report.design === 'different people') return say(texts, 'different', { a, b })
  return report.design && say(texts, 'same', { people: sayCount(texts, 'viewers', a) })
}

/** `10 seconds`. */
export function lengthOf({ duration }: Report, texts: ReportTexts): string {
  return sayCount(texts, 'seconds', Math.round(duration / 100) / 10)
}

/** A figure with its unit. */
export const valueText = (figure: Figure, texts: ReportTexts) => figureText(figure, writingOf(texts))

/** Its interval with its unit; undefined where there is none. */
export const rangeText = (figure: Figure, texts: ReportTexts) => intervalText(figure, writingOf(texts))

/** A number in the decimals of a figure, without its unit. */
export const plainText = (value: number, { decimals, signed }: Figure, texts: ReportTexts) =>
  Number.isNaN(value) ? texts.unknown : numberText(value, decimals, signed, texts.language)
