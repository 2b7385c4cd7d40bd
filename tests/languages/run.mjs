/** `npm run tool -- languages`: exports the site in English and in a pseudo-locale, and checks the pages. */
import { mkdirSync } from 'node:fs'
import { root, run } from '../../preview/install.mjs'
import { buildVariant } from '../run/build-variant.mjs'
import { jestArgs } from '../run/jest.mjs'
import { atTheRoot, pseudo } from '../run/languages.mjs'

for (const variant of [atTheRoot, pseudo]) {
  console.log(`Building the variant ${variant.name} …`)
  await buildVariant(variant)
}
mkdirSync(`${root}.cache/reports`, { recursive: true })
const wanted = { projects: ['release'], report: '.cache/reports/languages.json', files: 'tests/languages/' }
process.exitCode = await run('node', jestArgs(wanted))
