import type { InterpolationMap, ParseKeys, TFunctionReturn } from 'i18next'
import type { DefaultTexts } from '../../.generated/texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: DefaultTexts }
  }
}

/** Dotted key of an interface text, such as `errors.home`; a key with plural forms goes without their ending. */
export type TextKey = ParseKeys<'common'>

/** The names of the texts in an area: those of `forms` are `again`, `byEmail` and so on. */
export type TextName<Area extends string> = TextKey extends infer Key
  ? Key extends `${Area}.${infer Name}`
    ? Name
    : never
  : never

/** The values that a text takes: one for each `{{name}}` in it, and `count` where it has plural forms. */
export type TextValues<Key extends string> = InterpolationMap<TFunctionReturn<'common', Key, { count: number }>> &
  (`${Key}_other` extends TextKey ? { count: number } : unknown)

/** The last argument of a function that fills a text; it is left out for a text without values. */
export type ValuesArgument<Values> =
  Record<never, never> extends Values
    ? []
    : [values: { readonly [Name in keyof Values]: Values[Name] & (string | number) }]

/**
 * Looks up an interface text by its dotted key, fills its values and chooses the plural form by `count`.
 * `npx next typegen` writes the types of the texts anew after `locales/en/common.json` has changed.
 * @throws ContentError where no language holds the key
 */
export type Texts = <const Key extends TextKey>(key: Key, ...values: ValuesArgument<TextValues<Key>>) => string
