/**
 * `npm run dev`: the whole site for editors and engineers. Open pages follow each save and show mistakes in the
 * content.
 */
import { install } from './install.mjs'

// As in a build, Next's telemetry is off unless NEXT_TELEMETRY_DISABLED= turns it on. Next still starts its process
// detached-flush at the end, which then sends nothing.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
try {
  await install()
  // Not earlier, because the loader needs an installed package.
  const { load } = await import('../load-ts.mjs')
  const { startDev } = await load('./preview/dev/start-dev.ts')
  process.exitCode = await startDev(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
