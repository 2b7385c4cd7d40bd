import type keys from './text-keys.json'

/** The keys of the interface texts, each with the names of its placeholders. */
type Keys = typeof keys

/** The dotted key of a text in the English file, with its plural suffix, if any. */
type WrittenKey = keyof Keys

type PluralForm<Base extends string> = `${Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`

type WithoutForm<Key> = Key extends PluralForm<infer Base> ? Base : never

/** The dotted key of an interface text, such as `errors.home`, without the suffix of a plural form. */
export type TextKey = WrittenKey | WithoutForm<WrittenKey>

type NameIn<Group extends string, Key> = Key extends `${Group}.${infer Name}` ? Name : never

/** The names of the texts in a group: those of `forms` are `again`, `byEmail` and so on. */
export type TextName<Group extends string> = NameIn<Group, TextKey>

/** The same names, with the suffixes of plural forms, as in the English file. */
export type WrittenName<Group extends string> = NameIn<Group, WrittenKey>

type NamesOf<Key extends string> = Key extends WrittenKey ? keyof Keys[Key] : never

/** The names of the values: those of the text, and of its form `_other` if it has plural forms. */
type ValueName<Key extends string> = NamesOf<Key> | NamesOf<`${Key extends PluralForm<infer Base> ? Base : Key}_other`>

/** The values that a text takes: one for each `{{name}}` in it, and `count` if it has plural forms. */
export type TextValues<Key extends string> = Record<ValueName<Key>, string | number> &
  (`${Key}_other` extends TextKey ? { count: number } : unknown)

/** The last argument of a function that fills in a text; left out for a text without values. */
export type ValuesArgument<Values> =
  Record<never, never> extends Values
    ? []
    : [values: { readonly [Name in keyof Values]: Values[Name] & (string | number) }]

/**
 * A text whose type includes the values for its `{{names}}`. At run time it is a plain string.
 */
export type Template<Values> = string & { readonly values?: Values }

type Head<Name extends string> = Name extends `${infer First}.${string}` ? First : Name

/** The top-level groups of the interface texts, such as `forms`. */
export type TextGroup = Head<WrittenKey>

/** The texts of a group as an object, nested as in the locale file. */
export type TextTree<Group extends string> = {
  readonly [Name in Head<WrittenName<Group>>]: `${Group}.${Name}` extends WrittenKey
    ? Template<TextValues<`${Group}.${Name}`>>
    : TextTree<`${Group}.${Name}`>
}

/**
 * Looks up an interface text by its dotted key, fills in its values and chooses the plural form by `count`.
 * `npm run tool -- texts` updates the keys after a text has been added.
 * @throws ContentError if neither the language nor English has the key
 */
export type Texts = <const Key extends TextKey>(key: Key, ...values: ValuesArgument<TextValues<Key>>) => string
