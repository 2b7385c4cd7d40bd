/** `npm run tool -- assemble netlify`: copies everything that one host needs to `.hosts/netlify/`. */
import { load } from '../load-ts.mjs'
import { isFinished } from './build.mjs'
import { root } from './install.mjs'

try {
  if (!isFinished())
    throw new Error(
      'The last build failed or was stopped, or there has been none, so nothing may be uploaded. Run npm run build, and run this again once the build succeeds.',
    )
  const { settings } = await load('./build/settings.ts')
  const { assembleHost } = await load('./packages/ship/index.ts')
  const folder = await assembleHost(root, settings, process.argv[2] ?? '')
  console.log(`${folder} is complete. See docs/deploying.md for how to upload it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
