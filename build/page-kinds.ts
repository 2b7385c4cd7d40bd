/** The checked-in list: a route that becomes interactive by accident fails a test. */
export const KINDS_FILE = 'tests/page-kinds.json'

/**
 * Where an export differs from the checked-in list.
 * @param listed kinds by route, from the list
 * @param found kinds by route, from `kindsByRoute`
 * @returns a line for each route that differs
 */
export function changedKinds(listed: Record<string, string>, found: Record<string, string>): string[] {
  const routes = [...new Set([...Object.keys(listed), ...Object.keys(found)])].sort()
  const changed = routes.filter((route) => listed[route] !== found[route])
  return changed.map((route) => `${route} was ${listed[route] ?? 'not there'} and is ${found[route] ?? 'not there'}`)
}
