import type { Felt } from '../../research/emotions'
import { numberFormat } from '../../shared/number-format'
import type { TextValues, ValuesArgument, WrittenName } from '../text-key'
import { fillTemplate } from './fill-template'

/** Names of the texts under `report` in the locale files, with dots. */
export type ReportKey = WrittenName<'report'>

/** The metrics of a report that have a name in words. */
export type MetricName =
  | Felt
  | 'engagement'
  | 'impact'
  | 'excitement'
  | 'heartrate'
  | 'fixations'
  | 'fixationDuration'
  | 'elsewhere'

/** Names of those that are written otherwise for one than for many, without their ending. */
export type PluralKey = ReportKey extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never

/** The words of the charts, as a flat map that a page, a worker or a script can be handed. Templates keep their `{{name}}`. */
export type ReportTexts = Readonly<Record<ReportKey, string>>

/** The values of a text, but for the number that `sayCount` is given. */
type OtherValues<Key extends string> = ValuesArgument<Omit<TextValues<`report.${Key}`>, 'count'>>

/** A text of a chart with its values filled in. */
export function say<const Key extends ReportKey>(
  texts: ReportTexts,
  key: Key,
  ...[values]: ValuesArgument<TextValues<`report.${Key}`>>
): string {
  return fillTemplate(texts[key], values ?? {})
}

/** A text that counts something, in the form that the language has for so many. `{{count}}` is the number. */
export function sayCount<const Key extends PluralKey>(
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
 * The words for a report of so many versions: a single one has no letter, and nothing says A where there is no B. Those
 * under `alone` stand in for the texts of the same name.
 */
export function textsFor(texts: ReportTexts, versions: number): ReportTexts {
  if (versions !== 1) return texts
  const begin = 'alone.'
  const own = Object.entries(texts).filter(([key]) => key.startsWith(begin))
  return { ...texts, ...Object.fromEntries(own.map(([key, text]) => [key.slice(begin.length), text])) }
}
