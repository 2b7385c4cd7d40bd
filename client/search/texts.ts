import { fillTemplate } from '../../lib/i18n/client/fill-template'

/** Filled in by the bundler: the part `tools.search` of the interface texts. */
declare const TEXTS: Record<
  | 'label'
  | 'close'
  | 'key'
  | 'results'
  | 'hint'
  | 'loading'
  | 'count_one'
  | 'count_other'
  | 'first'
  | 'none'
  | 'ask'
  | 'pages'
  | 'failedStatus'
  | 'failed'
  | 'again',
  string
>

/** A text of the tool with its values. */
export const text = (key: keyof typeof TEXTS, values: Readonly<Record<string, string | number>> = {}): string =>
  fillTemplate(TEXTS[key], values)

/** How many places there are, in the plural forms that the language's texts have. */
export function countText(shown: number, count: number, query: string): string {
  if (shown < count) return text('first', { shown, count, query })
  const rule = new Intl.PluralRules(document.documentElement.lang || undefined).select(count)
  return fillTemplate(TEXTS[`count_${rule}` as 'count_other'] ?? TEXTS.count_other, { count, query })
}
