/** `npm run edit`: the editor in the browser, beside the site as it will be. */
import { install, root } from './install.mjs'

// As in a build, Next's telemetry is off unless NEXT_TELEMETRY_DISABLED= turns it on.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
try {
  await install()
  await install(console.log, `${root}editor/`)
  // Not earlier, because the loader needs an installed package.
  const { load } = await import('../load-ts.mjs')
  const { startEdit } = await load('./preview/edit/start-edit.ts')
  process.exitCode = await startEdit(root, process.argv.slice(2), process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
