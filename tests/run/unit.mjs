/** `npm run test:unit`: runs the tests of modules, which contain texts and prices, on the content as delivered. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../preview/install.mjs'
import { copyProject, writeFiles } from './copy-project.mjs'
import { specificationVariant } from './specification.mjs'

const folder = await folderToTest()
const args = process.argv.slice(2)
if (folder !== root && args.some((arg) => /^(-u|--updateSnapshot)$/.test(arg))) {
  console.error(
    'The content was edited, so the tests run on a copy, and new snapshots would be lost with it. Restore content/ and locales/, or add the files that the code needs with npm run tool -- deliver, and run this again.',
  )
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--selectProjects',
    'node',
    'jsdom',
    ...args,
  ],
  { cwd: folder, stdio: 'inherit' },
)
if (status !== 0 && folder !== root)
  console.log(
    '\nThese tests ran on content/ and locales/ as delivered. If one of them needs a page or text that the code now requires, add it with npm run tool -- deliver.',
  )
process.exitCode = status ?? 1

/** Returns the folder of the project, or of a copy if its content has been edited. */
async function folderToTest() {
  const edited = await specificationVariant()
  if (!edited) return root
  console.log(
    'content/ or locales/ have been edited, so the tests run in .cache/unit-tests/, where both are as delivered.',
  )
  const folder = join(root, '.cache/unit-tests')
  rmSync(folder, { recursive: true, force: true })
  copyProject(root, folder)
  writeFiles(folder, Object.entries(edited.files))
  return folder
}
