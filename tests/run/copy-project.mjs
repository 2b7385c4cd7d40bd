/** Copies the project, so that something can be done to it while it stays as it is. */
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../preview/install.mjs'

/** Made by commands, or too big to copy. Drawn pictures and cut fonts come along: they need not be made twice. */
const left = new Set([
  ...['.git', '.next', '.cache', '.hosts', 'node_modules', 'out', 'var', 'shots', 'test-results', 'playwright-report'],
])

/**
 * Copies a project with its packages.
 * @param {string} from absolute
 * @param {string} to absolute, not there yet
 * @param {ReadonlySet<string>} [leaves] what stays behind; packages are linked in any case
 */
export function copyProject(from, to, leaves = left) {
  for (const entry of fs.readdirSync(from)) {
    if (!leaves.has(entry)) fs.cpSync(join(from, entry), join(to, entry), { recursive: true })
  }
  linkFolder(join(root, 'node_modules'), join(to, 'node_modules'))
}

/**
 * Writes files into a folder, and removes those that have no text.
 * @param {string} folder absolute
 * @param {readonly (readonly [path: string, text: string | Buffer | null])[]} files
 */
export function put(folder, files) {
  for (const [path, text] of files) {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === null) removeFile(join(folder, path))
    else fs.writeFileSync(join(folder, path), text)
  }
}

/** Together with the folders that it leaves empty: one that was renamed would still be a case. @param {string} file */
function removeFile(file) {
  fs.rmSync(file)
  for (let folder = dirname(file); fs.readdirSync(folder).length === 0; folder = dirname(folder)) fs.rmdirSync(folder)
}

/**
 * Turbopack follows no link out of the project, and a copy of all packages would be half a gigabyte: their files get a
 * second name, where the disk allows it.
 * @param {string} from @param {string} to
 */
export function linkFolder(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== '.bin') linkFolder(source, target)
    else if (entry.isFile()) linkFile(source, target)
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
