import { fillTemplate } from '../../lib/i18n/client/fill-template'
import type { ToolTexts } from '../../lib/i18n/client/tool-texts'
import type { TextValues, ValuesArgument } from '../../lib/i18n/text-key'

/** Filled in by the bundler: the part `tools.search` of the interface texts. */
declare const TEXTS: ToolTexts['search']

/** Returns a text of the search with its values filled in. */
export const text = <const Key extends keyof typeof TEXTS>(
  key: Key,
  ...[values]: ValuesArgument<TextValues<`tools.search.${Key}`>>
): string => fillTemplate(TEXTS[key] as string, values ?? {})

/** Says how many results there are, in the plural form that the language needs. */
export function countText(shown: number, count: number, query: string): string {
  if (shown < count) return text('first', { shown, count, query })
  const rule = new Intl.PluralRules(document.documentElement.lang || undefined).select(count)
  return fillTemplate(TEXTS[`count_${rule}` as 'count_other'] ?? TEXTS.count_other, { count, query })
}
