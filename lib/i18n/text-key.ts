import type english from '../../locales/en/common.json'

type Leaves<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string ? `${Path}${Name}` : Leaves<Node[Name], `${Path}${Name}.`>
}[keyof Node & string]

/**
 * Dotted key of an interface text, such as `errors.home`. The editor offers the keys of the English file; other strings are
 * allowed, because keys are also put together (`plans.${id}`) and plural keys carry an ending. A wrong key stops the build.
 */
export type TextKey = Leaves<typeof english> | (string & Record<never, never>)

/**
 * Looks up an interface text by its dotted key.
 *
 * With values, `{{name}}` in the text is filled and plural forms are chosen by `count`. Without values the text comes as it
 * stands in the file, so that a template can be handed to an island.
 * @throws ContentError where no language holds the key
 */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
