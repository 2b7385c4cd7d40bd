/** @jsxImportSource ../jsx */
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { ToolTexts } from '../../lib/i18n/client/tool-texts'
import type { TextValues, ValuesArgument } from '../../lib/i18n/text-key'

/** Filled in by the bundler: the part `tools.explorer` of the interface texts. */
declare const TEXTS: Texts

type Texts = ToolTexts['explorer']

type Key = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/** Returns a text of the explorer with its values filled in. */
export const text = <const Name extends Key>(
  key: Name,
  ...[values]: ValuesArgument<TextValues<`tools.explorer.${Name}`>>
): string => fillTemplate(TEXTS[key] as string, values ?? {})

/** Returns the name of an emotion, or of the heart rate. */
export const nameOf = (channel: keyof Texts['channels']): string => TEXTS.channels[channel]

/** Draws a version's letter in a circle of its colour. */
export const LetterMark = ({ letter }: { letter: 'a' | 'b' }) => (
  <b class="explorer-letter" data-of={letter}>
    {letter.toUpperCase()}
  </b>
)

/** Formats a share of a whole as a CSS percentage. */
export const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** Formats milliseconds as seconds, to one decimal place. */
export const seconds = (ms: number): string => formatNumber(ms / 1000, 1)

/** Formats a number as the page does: with a true minus sign, and with a plus sign if `signed`. */
export function formatNumber(value: number, decimals: number, signed = false): string {
  const fixed = Math.abs(value).toFixed(decimals)
  const sign = Number(fixed) === 0 ? '' : value < 0 ? '−' : signed ? '+' : ''
  return sign + fixed
}
