import type { BasicEmotion } from '@oogwenk/gaze'
import { numberFormat } from '../../shared/number-format'
import type { TextValues, ValuesArgument, WrittenName } from '../text-key'
import { fillTemplate } from './fill-template'

/** Names of the texts under `report` in the locale files, with dots. */
export type ReportKey = WrittenName<'report'>

/** The metrics of a report that have a name in words. */
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

/** The texts of the charts, as a flat map that can be passed to a page, a worker or a script. Templates keep their `{{name}}`. */
export type ReportTexts = Readonly<Record<ReportKey, string>>

/** The values of a text, except the number that is passed to `formatCount`. */
type OtherValues<Key extends string> = ValuesArgument<Omit<TextValues<`report.${Key}`>, 'count'>>

/** A text of a chart, with its placeholders replaced. */
export function formatText<const Key extends ReportKey>(
  texts: ReportTexts,
  key: Key,
  ...[values]: ValuesArgument<TextValues<`report.${Key}`>>
): string {
  return fillTemplate(texts[key], values ?? {})
}

/** A text with a count, in the plural form of the language. `{{count}}` is the number. */
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
 * The texts for a report with a number of versions. For a single version, the texts under `alone`, which do not mention A
 * or B, replace those of the same name.
 */
export function textsFor(texts: ReportTexts, versions: number): ReportTexts {
  if (versions !== 1) return texts
  const begin = 'alone.'
  const own = Object.entries(texts).filter(([key]) => key.startsWith(begin))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(begin.length), text])) }
}
