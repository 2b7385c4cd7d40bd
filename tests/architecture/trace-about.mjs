/**
 * Prints, as JSON, the modules that are loaded by the functions of `lib` that the route of `/about` and its layout
 * call. An `import()` is included only if it ran.
 */
import { relative } from 'node:path'
import { load, loadedFiles } from '../../load-ts.mjs'

const { about } = await load('./lib/pages/about/page.ts')
const { getChrome } = await load('./lib/pages/chrome.ts')
const { documentMetadata, pageMetadata } = await load('./lib/pages/head/metadata.ts')
const view = await about.view()
await Promise.all([getChrome(about.path), pageMetadata({ path: about.path, ...view }), documentMetadata()])
console.log(JSON.stringify([...loadedFiles].map((file) => relative('.', file).replaceAll('\\', '/'))))
