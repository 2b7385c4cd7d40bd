import type keys from './text-keys.json'

/** The keys of the interface texts, each with the names of the values that its text has to show. */
type Keys = typeof keys

/** Dotted key of a text as it is in the English file, with the ending of a plural form. */
export type WrittenKey = keyof Keys

type PluralForm<Base extends string> = `${Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`

type WithoutForm<Key> = Key extends PluralForm<infer Base> ? Base : never

/** Dotted key of an interface text, such as `errors.home`; a key with plural forms goes without their ending. */
export type TextKey = WrittenKey | WithoutForm<WrittenKey>

type NameIn<Area extends string, Key> = Key extends `${Area}.${infer Name}` ? Name : never

/** The names of the texts in an area: those of `forms` are `again`, `byEmail` and so on. */
export type TextName<Area extends string> = NameIn<Area, TextKey>

/** The same with the endings of plural forms, as in the English file. */
export type WrittenName<Area extends string> = NameIn<Area, WrittenKey>

type NamesOf<Key extends string> = Key extends WrittenKey ? keyof Keys[Key] : never

/** Every plural form of a text takes the values of the whole text. */
type ValueName<Key extends string> = NamesOf<Key> | NamesOf<`${Key extends PluralForm<infer Base> ? Base : Key}_other`>

/** The values that a text takes: one for each `{{name}}` in it, and `count` where it has plural forms. */
export type TextValues<Key extends string> = Record<ValueName<Key>, string | number> &
  (`${Key}_other` extends TextKey ? { count: number } : unknown)

/** The last argument of a function that fills a text; it is left out for a text without values. */
export type ValuesArgument<Values> =
  Record<never, never> extends Values
    ? []
    : [values: { readonly [Name in keyof Values]: Values[Name] & (string | number) }]

/**
 * A text with the values that fill its `{{names}}`. The values are there for types alone: any string will do.
 */
export type Template<Values> = string & { readonly values?: Values }

type Head<Name extends string> = Name extends `${infer First}.${string}` ? First : Name

/** The texts of an area as an object, which the groups in it divide as in the locale file. */
export type TextTree<Area extends string> = {
  readonly [Name in Head<WrittenName<Area>>]: `${Area}.${Name}` extends WrittenKey
    ? Template<TextValues<`${Area}.${Name}`>>
    : TextTree<`${Area}.${Name}`>
}

/**
 * Looks up an interface text by its dotted key, fills its values and chooses the plural form by `count`.
 * `npm run tool -- texts` writes the keys anew after a text has been added.
 * @throws ContentError where no language holds the key
 */
export type Texts = <const Key extends TextKey>(key: Key, ...values: ValuesArgument<TextValues<Key>>) => string
