import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, normalize, relative, sep } from 'node:path'
import { unlessAbsent } from '../../shared/absent'
import { pictureMessages } from './picture-messages'
import { refuse } from './refuse'

/** Pictures are beside the texts that show them, and nothing outside this folder is opened. */
const FOLDER = 'content'

const isBelow = (path: string) => path.startsWith(`${FOLDER}${sep}`)

/**
 * Finds the file of a picture, and checks that its name matches exactly.
 * @param file path relative to `root`
 * @returns its path, absolute and without symbolic links
 * @throws ContentError if it is missing, outside `content/`, links outside it, or is spelt with other capitals: macOS
 * and Windows would open it, but the host would not
 */
export async function locate(root: string, file: string): Promise<string> {
  const written = normalize(file)
  if (!isBelow(written) || file.includes('\0'))
    throw refuse(file.replaceAll('\0', '�'), pictureMessages['picture-outside'])
  const base = await realpath(root)
  const path = await realpath(join(base, written)).catch(unlessAbsent(file, undefined))
  if (path !== join(base, written)) {
    const name = await spelling(base, written)
    if (name !== undefined && name !== written)
      throw refuse(file, pictureMessages['picture-capitals'], {
        name: dirname(name) === dirname(written) ? basename(name) : name,
      })
    if (path === undefined || name === undefined) throw refuse(file, pictureMessages['picture-absent'])
    if (!isBelow(relative(base, path))) throw refuse(file, pictureMessages['picture-outside'])
  }
  return path
}

/** The path as spelt on disk, ignoring case; `undefined` if there is none. */
async function spelling(base: string, written: string): Promise<string | undefined> {
  let found = ''
  for (const part of written.split(sep)) {
    const names = await readdir(join(base, found)).catch(unlessAbsent<string[]>(found, []))
    const same = (name: string) => name.normalize().toLowerCase() === part.normalize().toLowerCase()
    const name = names.find((each) => each === part) ?? names.find(same)
    if (name === undefined) return undefined
    found = join(found, name)
  }
  return found
}
