/**
 * Client modules that stand in the payload of every page and do not make it interactive. A static page ships without them.
 * Paths as Turbopack names them, below the project. Whatever is not listed makes a page interactive.
 */
const inert: readonly RegExp[] = [
  // Next's router, its boundaries, and what it draws metadata with.
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(layout-router|render-from-template-context|client-page|client-segment)\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(http-access-fallback\/)?error-boundary\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/builtin\/[\w-]+\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/framework\/boundary-components\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/metadata\/generate\/icon-mark\.js$/,
  // Screens for a fault of React: where React does not run, it cannot fail.
  /^app\/(.+\/)?(global-)?error\.tsx$/,
]

/** Whether a page stays static with this client module in its payload. */
export const isInert = (path: string): boolean => inert.some((pattern) => pattern.test(path))
