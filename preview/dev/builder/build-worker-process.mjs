/** The process of the build worker: `build-worker.ts` starts it, and starts another one when the code that it runs has changed. */
import { setPriority } from 'node:os'
import { load } from '../../../load-ts.mjs'

// Drafts are shown while somebody edits, as `next dev` itself shows them.
process.env.NODE_ENV = 'development'
// Where processors are few, what somebody waits to see is drawn before all content is examined.
setPriority(5)
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
const { serveBuilder } = await load('./preview/dev/builder/serve-builder.ts')
serveBuilder({
  hear: (/** @type {(question: any) => void} */ answer) => process.on('message', answer),
  tell: (/** @type {any} */ answer) => process.send?.(answer),
})
