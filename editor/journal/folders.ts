import { dirname, join, sep } from 'node:path'
import type { Disk } from './disk'

/** Makes a folder and all missing parents. */
export async function makeFolders(disk: Disk, folder: string): Promise<void> {
  try {
    await disk.makeFolder(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    await makeFolders(disk, dirname(folder))
    await makeFolders(disk, folder)
  }
}

/**
 * Syncs folders and all their parents within the project, even those that existed before: the process that made one may
 * have been killed before it was synced.
 */
export async function syncFolders(disk: Disk, root: string, folders: readonly string[]): Promise<void> {
  const all = new Set<string>()
  for (let folder of folders) {
    all.add(folder)
    while (folder.startsWith(root + sep)) {
      folder = dirname(folder)
      all.add(folder)
    }
  }
  for (const folder of all)
    await disk.syncFolder(folder).catch((error) => {
      // The folder is gone if the creation of its only file was undone.
      if (error.code !== 'ENOENT') throw error
    })
}

/**
 * Removes the folders that a deleted file has left empty, as Git does, but not the top-level one.
 * @param path the path of the file, relative to `root`
 */
export async function removeEmptyFolders(disk: Disk, root: string, path: string): Promise<void> {
  let folder = dirname(join(path))
  while (folder.includes(sep)) {
    const isGone = await disk.removeFolder(join(root, folder)).then(
      () => true,
      () => false,
    )
    if (!isGone) return
    folder = dirname(folder)
  }
}
