/** `npm run test:unit`: tests of modules, which contain words and prices, on the content as delivered. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../preview/install.mjs'
import { copyProject, put } from './copy-project.mjs'
import { specificationVariant } from './specification.mjs'

const { status } = spawnSync(
  process.execPath,
  [
    ...[
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'node',
      'jsdom',
    ],
    ...process.argv.slice(2),
  ],
  { cwd: await folderToTest(), stdio: 'inherit' },
)
process.exitCode = status ?? 1

/** The project, or a copy of it if somebody has edited its content. */
async function folderToTest() {
  const edited = await specificationVariant()
  if (!edited) return root
  console.log(
    'content/ or locales/ were edited: the tests run in .cache/unit-tests/, where both are as they were delivered.',
  )
  const folder = join(root, '.cache/unit-tests')
  rmSync(folder, { recursive: true, force: true })
  copyProject(root, folder)
  put(folder, Object.entries(edited.files))
  return folder
}
