import type english from '../../../locales/en/common.json'
import type { Unit } from '../../research/metrics'
import { numberFormat } from '../../shared/number-format'
import { fillTemplate } from './fill-template'

type Leaves<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string ? `${Path}${Name}` : Leaves<Node[Name], `${Path}${Name}.`>
}[keyof Node & string]

/** Names of the texts under `report` in the locale files, with dots. */
export type ReportKey = Leaves<(typeof english)['report']>

/** Names of those that are written otherwise for one than for many, without their ending. */
export type PluralKey = ReportKey extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never

/** The words of the charts, as a flat map that a page, a worker or a script can be handed. Templates keep their `{{name}}`. */
export type ReportTexts = Readonly<Record<ReportKey, string>>

type Values = Readonly<Record<string, string | number>>

/** A text of a chart with its values filled in. */
export function say(texts: ReportTexts, key: ReportKey, values: Values = {}): string {
  return fillTemplate(texts[key], values)
}

/** A text that counts something, in the form that the language has for so many. `{{count}}` is the number. */
export function sayCount(texts: ReportTexts, key: PluralKey, count: number, values: Values = {}): string {
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

/** How `lib/research/figure-text` writes numbers with these words. */
export function writingOf(texts: ReportTexts) {
  // There, a name has one brace: the words of a locale file have two.
  const single = (text: string) => text.replace(/\{\{(\w+)\}\}/g, '{$1}')
  const unit = (name: Unit) => ({
    one: single(texts[`units.${name}_one`]),
    other: single(texts[`units.${name}_other`]),
  })
  const units = {
    ...{ percent: unit('percent'), points: unit('points'), beats: unit('beats') },
    ...{ seconds: unit('seconds'), count: unit('count') },
  }
  return { locale: texts.language, units, interval: single(texts.interval), none: texts.unknown }
}
