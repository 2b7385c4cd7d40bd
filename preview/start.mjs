/** `npm start`: from an empty clone to a site that can be visited, in one process. */
import { build } from './build.mjs'
import { install } from './install.mjs'

try {
  await install()
  // Only now: the loader is one of the packages.
  const { load } = await import('../load-ts.mjs')
  const { assertPortFree, serve } = await load('./preview/run.ts')
  await assertPortFree()
  await build()
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
