import { openOutDir } from './out-dir'
import type { ShipSettings } from './settings'

/**
 * Turns the export of a project, in `out/`, into the site that is shipped. Running it twice changes nothing the second
 * time. `createAdapter` does this at the end of `next build`.
 * @param root the project's root, absolute
 * @param settings the site's settings
 * @param steps `all` by default; `plain` leaves the framework in every page; `compress` only writes compressed copies
 */
export async function shipExport(
  root: string,
  settings: ShipSettings,
  steps: 'all' | 'plain' | 'compress' = 'all',
): Promise<void> {
  // Loaded here, because a server that only serves an export needs neither the bundler nor the compiler.
  const recipes = await import('./run')
  const { compress } = await import('./steps/files/compress')
  const { runSteps } = await import('./step')
  const recipe = { all: recipes.steps, plain: recipes.plainSteps, compress: [compress] }[steps]
  await runSteps(openOutDir(root, settings), recipe)
}
