/**
 * `npm run tool -- hosts`: tests the hosting contract on the servers of this machine; with `--all`, also on other
 * hosts' own servers.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { root, run } from '../../preview/install.mjs'
import { jestArgs } from '../run/jest.mjs'
import { lineOf, listSkipped } from '../run/skipped.mjs'

/** The folder in which the servers of other hosts are installed, apart from the site's packages and sources. */
const folder = `${root}.cache/host-servers`

const all = process.argv.includes('--all')
const skipped = listSkipped()
if (all && !existsSync(`${folder}/node_modules`)) {
  console.log('Installing the servers of other hosts, about 250 MB …')
  mkdirSync(folder, { recursive: true })
  copyFileSync(`${root}tests/hosts/servers/package.json`, `${folder}/package.json`)
  // No install scripts are run, because none is needed and one would compile for ten minutes.
  const code = await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0)
    throw new Error(`npm install in ${folder} failed with exit code ${code}. Read its messages above, then try again.`)
}
process.env.HOSTS = all ? 'all' : 'here'
// Jest writes its report only into an existing folder.
mkdirSync(`${root}.cache/reports`, { recursive: true })
rmSync(`${root}.cache/hosting`, { recursive: true, force: true })
const wanted = { projects: ['export'], report: '.cache/reports/hosts.json', files: 'tests/hosts' }
process.exitCode = await run('node', jestArgs(wanted))
const { load } = await import('../../load-ts.mjs')
console.log(await (await load('./tests/hosts/summary.ts')).summaryTable())
for (const reason of skipped()) console.log(lineOf(reason))
