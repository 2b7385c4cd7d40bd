import type { Figure, Report, ScoreRow, Unit } from '@oogwenk/gaze'
import { type FigureFormat, figureText, intervalText, numberText } from '../../../lib/charts/figure-text'
import { formatCount, formatText, type MetricName, type ReportTexts } from '../../../lib/i18n/client/report-texts'

/** `A` or `B`. */
export const capital = (letter: 'a' | 'b') => (letter === 'a' ? 'A' : 'B')

/** Says whether the data is simulated or measured, at the start of every caption. */
export const sourceOf = ({ simulated }: Report, texts: ReportTexts) => (simulated ? texts.simulated : texts.measured)

/** Returns the text alternative of a drawing, labelled if the data is simulated. */
export const altOf = (text: string, texts: ReportTexts) => formatText(texts, 'alt', { text })

/**
 * Says how many people saw what, and for how long: `Simulated data, 12 viewers of A and 12 viewers of B, 10 seconds.`
 */
export function peopleOf(report: Report, texts: ReportTexts): string {
  const groups = report.versions.map(({ letter, people }) =>
    report.versions.length === 1
      ? formatCount(texts, 'viewers', people.length)
      : formatText(texts, 'ofVersion', {
          people: formatCount(texts, 'viewers', people.length),
          letter: capital(letter),
        }),
  )
  return `${[sourceOf(report, texts), ...groups, lengthOf(report, texts)].join(', ')}.`
}

/** Says whether different people or the same ones saw A and B; undefined for one version. */
export function designText({ design }: Report, texts: ReportTexts): string | undefined {
  return design && texts[design === 'different people' ? 'different' : 'same']
}

/** Returns the duration, such as `10 seconds`. */
export function lengthOf({ duration }: Report, texts: ReportTexts): string {
  return formatCount(texts, 'seconds', Math.round(duration / 100) / 10)
}

/**
 * Returns the format in which `lib/charts/figure-text` writes the numbers of a report. Its placeholders have single
 * braces.
 */
export function figureFormatOf(texts: ReportTexts): FigureFormat {
  const unit = (name: Unit) => ({
    one: formatText(texts, `units.${name}_one`, { n: '{n}' }),
    other: formatText(texts, `units.${name}_other`, { n: '{n}' }),
  })
  return {
    locale: texts.language,
    units: {
      percent: unit('percent'),
      points: unit('points'),
      beats: unit('beats'),
      seconds: unit('seconds'),
      count: unit('count'),
    },
    interval: formatText(texts, 'interval', { low: '{low}', high: '{high}' }),
    none: texts.unknown,
  }
}

/** Formats a figure with its unit. */
export const valueText = (figure: Figure, texts: ReportTexts) => figureText(figure, figureFormatOf(texts))

/** Formats the interval of a figure with its unit; undefined if there is none. */
export const rangeText = (figure: Figure, texts: ReportTexts) => intervalText(figure, figureFormatOf(texts))

/** Formats a number with the decimals of a figure, without its unit. */
export const plainText = (
  value: number,
  { decimals, signed }: Pick<Figure, 'decimals' | 'signed'>,
  texts: ReportTexts,
): string => (Number.isNaN(value) ? texts.unknown : numberText(value, decimals, signed, texts.language))

/** Formats a figure for large type, without its unit. If nobody has a value, it is a dash. */
export const largeText = (figure: Figure, texts: ReportTexts) =>
  Number.isNaN(figure.printed) ? '–' : plainText(figure.printed, figure, texts)

/** Returns the name of a metric, or what it is about. */
export function metricText(name: string, what: 'name' | 'about', texts: ReportTexts): string {
  return texts[`metrics.${name as MetricName}.${what}`]
}

/** Returns the verdict, such as `B engages more`, or that no difference is shown. */
export function verdictText({ name, difference }: ScoreRow, texts: ReportTexts): string {
  const verdict = difference?.verdict ?? 'not shown to differ'
  if (verdict === 'not shown to differ') return texts['score.notShown']
  return formatText(texts, `metrics.${name as MetricName}.higher`, {
    letter: verdict === 'first is higher' ? 'A' : 'B',
  })
}

/** Describes the figure of one version in a sentence, the text alternative of a strip. */
export function groupText(figure: Figure, letter: 'a' | 'b', texts: ReportTexts): string {
  if (figure.n === 0) return texts['score.nobody']
  const range = rangeText(figure, texts)
  const group = { letter: capital(letter), value: valueText(figure, texts), n: formatCount(texts, 'viewers', figure.n) }
  return range === undefined
    ? formatText(texts, 'score.groupAlone', group)
    : formatText(texts, 'score.group', { ...group, interval: range })
}
