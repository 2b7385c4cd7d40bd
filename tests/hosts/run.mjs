/** `npm run test:hosts`: the hosting contract on the servers of this machine; `-- --all` on other hosts' own engines too. */
import { existsSync } from 'node:fs'
import { root, run } from '../../preview/install.mjs'

const all = process.argv.includes('--all')
const engines = 'tests/hosts/engines'
if (all && !existsSync(`${root}${engines}/node_modules`)) {
  console.log('Installing the engines of other hosts, about 250 MB …')
  // Without scripts: one of the packages would compile for ten minutes, and none needs its own.
  const code = await run('npm', ['install', '--prefix', engines, '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0)
    throw new Error(`npm install in ${engines} ended with ${code}. Read its messages above, then try again.`)
}
process.env.HOSTS = all ? 'all' : ''
const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
process.exitCode = await run('node', [...flags, '--selectProjects', 'export', '--testPathPatterns', 'tests/hosts'])
