/** `npm start`: installs the packages and builds the site, if that is necessary, and serves it. */
import { build } from './build.mjs'
import { install } from './install.mjs'

try {
  await install()
  // Not earlier, because the loader needs an installed package.
  const { load } = await import('../load-ts.mjs')
  const { assertPortFree, serve } = await load('./preview/run.ts')
  await assertPortFree()
  await build()
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
