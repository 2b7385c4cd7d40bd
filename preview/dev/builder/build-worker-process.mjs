/** The process of the build worker. `build-worker.ts` starts it, and starts a new one when its code has changed. */
import { setPriority } from 'node:os'
import { load } from '../../../load-ts.mjs'

// Drafts are shown, as `next dev` shows them.
process.env.NODE_ENV = 'development'
// With few processors, the page that somebody is waiting for is rendered before all content is checked.
setPriority(5)
// The dev server has ended.
process.on('disconnect', () => process.exit())
const { serveBuilder } = await load('./preview/dev/builder/serve-builder.ts')
serveBuilder({
  receive: (/** @type {(request: any) => void} */ handle) => process.on('message', handle),
  send: (/** @type {any} */ response) => process.send?.(response),
})
