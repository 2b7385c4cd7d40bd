/** The checked-in list: a route that becomes interactive by accident fails a test. All others are static. */
export const INTERACTIVE_FILE = 'tests/interactive-routes.json'

/**
 * Where an export differs from the checked-in list.
 * @param listed the routes that are interactive on purpose
 * @param found kinds by route, from `kindsByRoute`
 * @returns a line for each route that differs
 */
export function changedKinds(listed: readonly string[], found: Readonly<Record<string, string>>): string[] {
  const unlisted = Object.entries(found).filter(([route, kind]) => kind !== 'static' && !listed.includes(route))
  const others = listed.filter((route) => found[route] !== 'interactive')
  return [
    ...unlisted.map(([route, kind]) => `${route} is ${kind} and not listed`),
    ...others.map((route) => `${route} is listed ${found[route] ? `and ${found[route]}` : 'but does not exist'}`),
  ].sort()
}

/** The list that an export should have. */
export const listInteractive = (found: Readonly<Record<string, string>>): string[] =>
  Object.keys(found).filter((route) => found[route] !== 'static')
