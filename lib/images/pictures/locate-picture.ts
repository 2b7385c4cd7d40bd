import { readdir, realpath } from 'node:fs/promises'
import { basename, dirname, extname, join, normalize, relative, sep } from 'node:path'
import { valueIfAbsent } from '../../shared/absent'
import { clearlyMeant } from '../../shared/nearest'
import { isPictureName } from './file-type'
import { pictureError } from './picture-error'
import { pictureMessages } from './picture-messages'

/** Pictures are beside the texts that show them, so nothing outside this folder is opened. */
const FOLDER = 'content'

const isBelow = (path: string) => path.startsWith(`${FOLDER}${sep}`)

/**
 * Finds the file of a picture, and checks that its name matches exactly.
 * @param file the path relative to `root`
 * @returns the absolute path without symbolic links
 * @throws ContentError if it is missing, outside `content/`, a link that leads outside it, or spelt with different
 * capitals: macOS and Windows would open it, but the host would not
 */
export async function locatePicture(root: string, file: string): Promise<string> {
  const written = normalize(file)
  if (!isBelow(written) || file.includes('\0'))
    throw pictureError(file.replaceAll('\0', '�'), pictureMessages['picture-outside-content'])
  const base = await realpath(root)
  const path = await realpath(join(base, written)).catch(valueIfAbsent(file, undefined))
  if (path !== join(base, written)) {
    const name = await spellingOnDisk(base, written)
    if (name !== undefined && name !== written)
      throw pictureError(file, pictureMessages['picture-capitals'], {
        name: dirname(name) === dirname(written) ? basename(name) : name,
      })
    if (path === undefined || name === undefined) {
      const meant = await findMeant(base, written)
      if (meant === undefined) throw pictureError(file, pictureMessages['picture-absent'])
      throw pictureError(file, pictureMessages['picture-similar-name'], {
        name: meant,
        // Markdown allows no spaces in an address.
        written: meant.replace(/\s/g, encodeURIComponent),
      })
    }
    if (!isBelow(relative(base, path))) throw pictureError(file, pictureMessages['picture-outside-content'])
  }
  return path
}

/**
 * Finds the picture in the same folder that was probably meant: with another extension, different spaces, or a typing
 * mistake in its name.
 */
async function findMeant(base: string, path: string): Promise<string | undefined> {
  const folder = dirname(path)
  const names = await readdir(join(base, folder)).catch(valueIfAbsent<string[]>(folder, []))
  const pictures = names.filter(isPictureName)
  const plain = (name: string) => withoutExtension(name).normalize('NFKC').toLowerCase().replace(/[\s_]/g, ' ')
  const own = basename(path)
  const [same, ...others] = pictures.filter((name) => plain(name) === plain(own))
  if (same !== undefined) return others.length === 0 ? same : undefined
  const written = withoutExtension(own)
  const corrected = clearlyMeant(written, pictures.map(withoutExtension))
  // `galaxy-a` and `galaxy-b` are two pictures.
  if (
    corrected === undefined ||
    (hasSameParts(written, corrected) && clearlyMeant(written, [corrected], '-') === undefined)
  )
    return undefined
  return pictures.find((name) => withoutExtension(name) === corrected)
}

const hasSameParts = (one: string, other: string) => one.split('-').length === other.split('-').length

const withoutExtension = (name: string) => name.slice(0, name.length - extname(name).length)

/** Returns a path as it is spelt on disk, whatever capitals it has here; `undefined` if there is no such file. */
async function spellingOnDisk(base: string, written: string): Promise<string | undefined> {
  let found = ''
  for (const part of written.split(sep)) {
    const names = await readdir(join(base, found)).catch(valueIfAbsent<string[]>(found, []))
    const same = (name: string) => name.normalize().toLowerCase() === part.normalize().toLowerCase()
    const name = names.find((each) => each === part) ?? names.find(same)
    if (name === undefined) return undefined
    found = join(found, name)
  }
  return found
}
