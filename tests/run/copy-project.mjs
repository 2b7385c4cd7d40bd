/** Copies the project, so that tests can change the copy. */
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../preview/install.mjs'

/**
 * Files and folders that commands make, or that are too big to copy. Rendered pictures and subset fonts are copied, so
 * that they need not be made again.
 */
const notCopied = new Set([
  '.git',
  '.next',
  '.cache',
  '.hosts',
  'node_modules',
  'out',
  'var',
  'shots',
  'test-results',
  'playwright-report',
])

/**
 * Copies a project, and links its packages.
 * @param {string} from absolute
 * @param {string} to absolute, does not exist yet
 * @param {ReadonlySet<string>} [excluded] files and folders that are not copied; packages are always linked
 */
export function copyProject(from, to, excluded = notCopied) {
  for (const entry of fs.readdirSync(from)) {
    if (!excluded.has(entry)) copyEntry(from, to, entry)
  }
  linkFolder(join(root, 'node_modules'), join(to, 'node_modules'))
}

/**
 * Copies a file or folder at the top level. `tools/media`, `editor` and `tests/mutation` may have packages of their
 * own, which no test needs and which are left out.
 * @param {string} from absolute @param {string} to absolute @param {string} entry
 */
export function copyEntry(from, to, entry) {
  const filter = (/** @type {string} */ path) =>
    !['tools', 'editor', 'tests'].includes(entry) || basename(path) !== 'node_modules'
  fs.cpSync(join(from, entry), join(to, entry), { recursive: true, filter })
}

/**
 * Writes files into a folder, and removes those whose text is null.
 * @param {string} folder absolute
 * @param {readonly (readonly [path: string, text: string | Buffer | null])[]} files
 */
export function writeFiles(folder, files) {
  for (const [path, text] of files) {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === null) removeFile(join(folder, path))
    else fs.writeFileSync(join(folder, path), text)
  }
}

/**
 * Removes a file and the folders that it leaves empty, because an empty folder would still be a case.
 * @param {string} file
 */
function removeFile(file) {
  fs.rmSync(file)
  for (let folder = dirname(file); fs.readdirSync(folder).length === 0; folder = dirname(folder)) fs.rmdirSync(folder)
}

/**
 * Hard-links the files of a folder, if the file system allows it: Turbopack does not follow symbolic links out of the
 * project, and a copy of all packages would be half a gigabyte. npm's links to `packages/` stay symbolic links, and
 * lead to the copy's own packages.
 * @param {string} from @param {string} to
 */
export function linkFolder(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== '.bin') linkFolder(source, target)
    else if (entry.isFile()) linkFile(source, target)
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target)
  }
}

/** @param {string} source @param {string} target */
function linkFile(source, target) {
  try {
    fs.linkSync(source, target)
  } catch {
    fs.copyFileSync(source, target)
  }
}
