/** `npm run build`: `npm start` need not build again what was built by hand. */
import { buildNow } from './build.mjs'

process.exitCode = await buildNow()
