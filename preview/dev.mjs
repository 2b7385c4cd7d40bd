/** `npm run dev`: the whole site for whoever writes or codes. Open pages follow each save, and say what is wrong in the content. */
import { install } from './install.mjs'

// Next tells nobody about this, as in a build; whoever wants its telemetry says so with NEXT_TELEMETRY_DISABLED=0.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
try {
  await install()
  // Only now: the loader is one of the packages.
  const { load } = await import('../load-ts.mjs')
  const { startDev } = await load('./preview/dev/start-dev.ts')
  process.exitCode = await startDev(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
