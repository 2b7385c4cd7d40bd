import type { TextName, Texts } from './text-key'
import type { LookUp } from './texts'

/**
 * Picks the texts of an island, as a flat map for a prop. Templates still contain their `{{name}}`.
 * @param t the result of `getTexts()`
 * @param group the dotted key of the group that contains the texts, such as `demo`
 * @param names the names of the texts, such as `['label', 'submit']`; use dots for nested groups
 * @throws ContentError if a text is missing
 */
export function pickTexts<const Group extends string, const Name extends TextName<Group>>(
  t: Texts,
  group: Group,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, (t as LookUp)(`${group}.${name}`)])) as Record<Name, string>
}
