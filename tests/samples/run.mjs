/**
 * `npm run tool -- samples`: sends the samples of every operation in all four languages; on Debian, it first installs
 * the programs for them.
 */
import { mkdirSync } from 'node:fs'
import { root, run } from '../../preview/install.mjs'
import { isRootOnDebian } from '../run/ensure-browser.mjs'
import { jestArgs } from '../run/jest.mjs'
import { lineOf, listSkipped, optional } from '../run/skipped.mjs'

const skipped = listSkipped()
if (isRootOnDebian()) {
  await run('apt-get', ['update', '-q'])
  const packages = [optional.curl, optional['Python with requests'], optional['R with httr2']].flatMap((names) =>
    names.split(' '),
  )
  const code = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', '--no-upgrade', ...packages])
  if (code !== 0)
    console.log(`apt-get failed with exit code ${code}: languages whose programs could not be installed are skipped.`)
}
mkdirSync(`${root}.cache/reports`, { recursive: true })
process.env.SAMPLES = 'all'
const options = { projects: ['node'], report: '.cache/reports/samples.json', files: 'tests/samples/' }
process.exitCode = await run('node', jestArgs(options))
for (const reason of skipped()) console.log(lineOf(reason))
