import type { TextName, Texts } from './text-key'
import type { LookUp } from './texts'

/**
 * Picks the texts of an island, as a flat map that can be handed to it as a prop. Templates keep their `{{name}}`.
 * @param t from `getTexts()`
 * @param area the dotted key that the names are under, such as `demo`
 * @param names what the island uses, such as `['label', 'submit']`; dots reach deeper
 * @throws ContentError where a text is missing
 */
export function pickTexts<const Area extends string, const Name extends TextName<Area>>(
  t: Texts,
  area: Area,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, (t as LookUp)(`${area}.${name}`)])) as Record<Name, string>
}
