/** `npm run dev`: Next's server for whoever writes or codes, with the content doctor beside it. Open pages follow each save below `content/` and `locales/`. */
import { install, run } from './install.mjs'

await install()
// Only now: the loader is one of the packages.
const { load } = await import('../load-ts.mjs')
const { startDev } = await load('./preview/dev/start-dev.ts')
const stop = await startDev()
process.exitCode = await run('npx', ['next', 'dev', ...process.argv.slice(2)])
stop()
