/**
 * The checked-in list of interactive routes. Any other route must be static, so one that becomes interactive by
 * accident fails a test.
 */
export const INTERACTIVE_FILE = 'tests/interactive-routes.json'

/**
 * Compares an export with the checked-in list.
 * @param listed the routes that are interactive on purpose
 * @param found the kind of each route, from `kindsByRoute`
 * @returns a line for each route that differs
 */
export function changedKinds(listed: readonly string[], found: Readonly<Record<string, string>>): string[] {
  const unlisted = Object.entries(found).filter(([route, kind]) => kind !== 'static' && !listed.includes(route))
  const notInteractive = listed.filter((route) => found[route] !== 'interactive')
  return [
    ...unlisted.map(([route, kind]) => `${route} is ${kind} but not listed`),
    ...notInteractive.map((route) => `${route} is listed but ${found[route] ?? 'does not exist'}`),
  ].sort()
}

/**
 * Returns the routes of an export with an interactive page. One that also has static pages is included, and
 * `changedKinds` reports it.
 */
export const listInteractive = (found: Readonly<Record<string, string>>): string[] =>
  Object.keys(found).filter((route) => found[route] !== 'static')
