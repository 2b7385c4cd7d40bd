/**
 * `npm run tool -- deliver <files>`: adds files that the code now needs, such as the file of a new page or a new text,
 * to the content as delivered in `tests/specification/`. Without arguments, lists the files that differ.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from '../../load-ts.mjs'
import { writeFiles } from './copy-project.mjs'

const delivered = 'tests/specification'

/**
 * Records that some files are delivered as they are now; without files, lists those that differ from the delivery.
 * @param {string} root the project's root, absolute
 * @param {readonly string[]} files paths relative to it, in `content/` or `locales/`
 * @param {(text: string) => void} [print]
 * @returns {Promise<number>} the exit code
 */
export async function deliver(root, files, print = console.log) {
  const { deliveredFiles } = await load('./lib/lint/delivered.ts')
  const different = Object.keys(await deliveredFiles(root)).sort()
  if (files.length === 0) {
    print(
      different.length === 0
        ? `content/ and locales/ are the same as in ${delivered}/. There is nothing to add.`
        : [
            `These files differ from those in ${delivered}/:`,
            ...different.map((file) => `  ${file}`),
            'Name those that the code needs: npm run tool -- deliver <files>. Leave out what only editors changed.',
          ].join('\n'),
    )
    return 0
  }
  const unknown = files.filter((file) => !different.includes(file))
  if (unknown.length > 0) {
    print(
      `${unknown.join(', ')}: not in content/ or locales/, or the same as in ${delivered}/. Run npm run tool -- deliver without arguments to see the files that differ.`,
    )
    return 1
  }
  const bytes = (/** @type {string} */ file) => (existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`) : null)
  writeFiles(
    `${root}/${delivered}`,
    files.map((file) => [file, bytes(file)]),
  )
  print(`${delivered}/ now has ${files.join(', ')}. Commit it together with the code.`)
  return 0
}

const isCalled = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isCalled) process.exitCode = await deliver(process.cwd(), process.argv.slice(2))
