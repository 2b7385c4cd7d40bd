import type { Figure, Figures, Unit } from '@oogwenk/gaze'
import { numberFormat } from '../shared/number-format'

/** Words around a number, with `{n}` for it. The singular is a separate text. */
export type UnitWords = Record<Unit, { one: string; other: string }>

/** The units in British English, the language of the site. */
export const ENGLISH_UNITS: UnitWords = {
  percent: { one: '{n}%', other: '{n}%' },
  points: { one: '{n} point', other: '{n} points' },
  beats: { one: '{n} beat a minute', other: '{n} beats a minute' },
  seconds: { one: '{n} second', other: '{n} seconds' },
  count: { one: '{n}', other: '{n}' },
}

/** How to write figures in a language. */
export interface FigureFormat {
  /** A BCP 47 language tag. */
  locale: string
  units: UnitWords
  /** An interval, with `{low}` and `{high}` for its ends. */
  interval: string
  /** The text of a figure for which nobody has a value. */
  none: string
}

const ENGLISH: FigureFormat = { locale: 'en-GB', units: ENGLISH_UNITS, interval: '{low} to {high}', none: 'not known' }

/** Formats a number as pages show it: with a true minus sign, and a plus sign if the sign matters. */
export function numberText(value: number, decimals: number, signed: boolean, locale = ENGLISH.locale): string {
  const signDisplay = signed ? 'exceptZero' : 'negative'
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay } as const
  return numberFormat(locale, options).format(value).replace('-', '−')
}

/** Formats a figure with its unit, such as `+12%` or `1.2 seconds`. */
export function figureText({ printed, decimals, signed, unit }: Figure, format: FigureFormat = ENGLISH): string {
  if (Number.isNaN(printed)) return format.none
  const text = numberText(printed, decimals, signed, format.locale)
  return withUnit(text, decimals === 0 && Math.abs(printed) === 1, unit, format)
}

/** Formats the 95% interval of a figure with its unit, such as `11 to 26%`; undefined if there is none. */
export function intervalText(
  { printedInterval, decimals, unit }: Figure,
  format: FigureFormat = ENGLISH,
): string | undefined {
  if (!printedInterval) return undefined
  const { low, high } = printedInterval
  // Without a plus: `11 to 26` is easier to read than `+11 to +26`. A minus stays.
  const plain = (value: number) => numberText(value, decimals, false, format.locale)
  const both = format.interval.replace('{low}', plain(low)).replace('{high}', plain(high))
  return withUnit(both, false, unit, format)
}

/** Adds a unit. @param single whether the text is exactly 1: 1.0 is plural */
function withUnit(text: string, single: boolean, unit: Unit, { units }: FigureFormat): string {
  return units[unit][single ? 'one' : 'other'].replace('{n}', text)
}

/**
 * Returns the tokens that Markdown may use, each with its text, and followed by `.interval`, `.n`, `.of`, `.never` and
 * `.noFixation` if a figure has them: `{{a.engagement}}`, `{{difference.happiness.interval}}`,
 * `{{a.areas.product.firstLook.never}}`.
 */
export function tokenTexts(figures: Figures, format: FigureFormat = ENGLISH): Map<string, string> {
  const texts = new Map<string, string>()
  const count = (value: number) => numberText(value, 0, false, format.locale)
  for (const [token, figure] of figures) {
    texts.set(token, figureText(figure, format))
    const interval = intervalText(figure, format)
    if (interval !== undefined) texts.set(`${token}.interval`, interval)
    if (!figure.values && !figure.verdict) continue
    texts.set(`${token}.n`, count(figure.n))
    // For an area, only people with a fixation count.
    texts.set(`${token}.of`, count(figure.of - (figure.noFixation ?? 0)))
    if (figure.never !== undefined) texts.set(`${token}.never`, count(figure.never))
    if (figure.noFixation !== undefined) texts.set(`${token}.noFixation`, count(figure.noFixation))
  }
  return texts
}
