/** `npm run build`: builds the site, and records the build, so that `npm start` need not repeat it. */
import { buildNow } from './build.mjs'

process.exitCode = await buildNow()
