/** The process of the workshop: `workshop.ts` starts it, and starts another one when the code that it runs has changed. */
import { setPriority } from 'node:os'
import { load } from '../../load-ts.mjs'

// Drafts are shown while somebody edits, as `next dev` itself shows them.
process.env.NODE_ENV = 'development'
// Where processors are few, what somebody waits to see is drawn before all content is examined.
setPriority(5)
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
const { serveWorkshop } = await load('./preview/dev/serve-workshop.ts')
serveWorkshop({
  hear: (/** @type {(question: any) => void} */ answer) => process.on('message', answer),
  tell: (/** @type {any} */ answer) => process.send?.(answer),
})
