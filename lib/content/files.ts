import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'
import { unlessAbsent } from '../shared/absent'

/**
 * Every Markdown file below `content/`, by path relative to the project's root, in the order of the alphabet. READMEs are
 * for the repository's readers. Only `list.ts` and the doctor's survey may ask; whoever wants pages asks `list()`.
 */
export async function contentFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'content')
  return files.filter((file) => file.endsWith('.md') && basename(file) !== 'README.md')
}

/** Every file that people may edit, below `content/` and `locales/`, by path relative to the project's root, in the order of the alphabet. */
export async function allFiles(root = '.'): Promise<string[]> {
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder)))).flat()
}

/** Files of `public/` as visitors reach them; pictures that a build makes have other names tomorrow and are left out. */
export async function listPublicFiles(root = '.'): Promise<string[]> {
  const files = await filesBelow(root, 'public').catch(unlessAbsent('public', []))
  return files.map((file) => file.slice('public'.length)).filter((path) => !path.startsWith('/media/pictures/'))
}

/** Links to other files and folders below `content/` and `locales/`: nothing follows them, so that no file is read twice or from outside. */
export async function linkedFiles(root = '.'): Promise<string[]> {
  const isLink = (entry: Dirent) => entry.isSymbolicLink()
  return (await Promise.all(['content', 'locales'].map((folder) => filesBelow(root, folder, isLink)))).flat()
}

async function filesBelow(root: string, folder: string, isWanted = (entry: Dirent) => entry.isFile()) {
  const entries = await readdir(`${root}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter(isWanted)
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .sort()
}
