import type { BasicEmotion } from '@oogwenk/gaze'
import { numberFormat } from '../../shared/number-format'
import type { TextValues, ValuesArgument, WrittenName } from '../text-key'
import { fillTemplate } from './fill-template'

/** The dotted names of the texts under `report` in the locale files. */
export type ReportKey = WrittenName<'report'>

/** The metrics of a report that have a name in the locale files. */
export type MetricName =
  | BasicEmotion
  | 'engagement'
  | 'impact'
  | 'excitement'
  | 'heartrate'
  | 'fixations'
  | 'fixationDuration'
  | 'elsewhere'

/** Names of the texts with plural forms, without the suffix of the form. */
type PluralKey = ReportKey extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never

/**
 * The texts of the charts, as a flat map that can be passed to a page, a worker or a script. Templates still contain
 * their `{{name}}`.
 */
export type ReportTexts = Readonly<Record<ReportKey, string>>

/** The values of a text, without the number that is passed to `formatCount`. */
type OtherValues<Key extends string> = ValuesArgument<Omit<TextValues<`report.${Key}`>, 'count'>>

/** Returns a text of a chart, with its placeholders replaced. */
export function formatText<const Key extends ReportKey>(
  texts: ReportTexts,
  key: Key,
  ...[values]: ValuesArgument<TextValues<`report.${Key}`>>
): string {
  return fillTemplate(texts[key], values ?? {})
}

/** Returns a text with a count, in the plural form that the language needs. `{{count}}` is the number. */
export function formatCount<const Key extends PluralKey>(
  texts: ReportTexts,
  key: Key,
  count: number,
  ...[values]: OtherValues<Key>
): string {
  const form = new Intl.PluralRules(texts.language).select(count)
  const own = (texts as Readonly<Record<string, string>>)[`${key}_${form}`]
  const shown = numberFormat(texts.language).format(count)
  return fillTemplate(own ?? texts[`${key}_other`], { count: shown, ...values })
}

/**
 * Returns the texts for a report with a given number of versions. For a single version, the texts under `alone`, which
 * do not mention A or B, replace those with the same names.
 */
export function textsFor(texts: ReportTexts, versions: number): ReportTexts {
  if (versions !== 1) return texts
  const prefix = 'alone.'
  const own = Object.entries(texts).filter(([key]) => key.startsWith(prefix))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text])) }
}
