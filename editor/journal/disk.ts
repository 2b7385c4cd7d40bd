import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'

/**
 * The file system calls that the journal makes. Each does one thing or throws the system's error. Tests pass a disk
 * that fails, or ends the process, at any call.
 */
export interface Disk {
  /** Reads a file; undefined if there is no such file. */
  read(path: string): Promise<{ bytes: Uint8Array; mode: number } | undefined>
  /** Lists the names in a folder, in any order; none if there is no such folder. */
  list(folder: string): Promise<string[]>
  /**
   * Creates a file, with the mode of the one that it will replace; fails if it exists. A crash before `syncFile` may
   * leave a part of it.
   */
  write(path: string, bytes: Uint8Array, mode?: number): Promise<void>
  /** Returns once the content of a file would survive a power cut. */
  syncFile(path: string): Promise<void>
  /** Returns once the names in a folder would survive a power cut. */
  syncFolder(folder: string): Promise<void>
  /** Makes a folder; fails if it exists, or if its parent does not. */
  makeFolder(folder: string): Promise<void>
  /** Moves a file or folder in one step, replacing a file at the target. */
  move(from: string, to: string): Promise<void>
  /** Removes a file, if there is one. */
  remove(path: string): Promise<void>
  /** Removes a folder that is empty. */
  removeFolder(folder: string): Promise<void>
}

const isWindows = process.platform === 'win32'

/** The disk of this computer. */
export const realDisk: Disk = {
  read: (path) =>
    unlessAbsent(async () => {
      const bytes = await readFile(path).catch((error) => {
        // If the path is a folder, Node’s error does not contain it.
        throw Object.assign(error, { path })
      })
      return { bytes, mode: (await stat(path)).mode & 0o777 }
    }, undefined),
  list: (folder) => unlessAbsent(() => readdir(folder), []),
  write: async (path, bytes, mode) => {
    await writeFile(path, bytes, { flag: 'wx' })
    // Not as an option of the call above, because the umask would then apply.
    if (mode !== undefined) await chmod(path, mode)
  },
  // Windows syncs only files that are open for writing.
  syncFile: (path) => sync(path, isWindows ? 'r+' : 'r'),
  syncFolder: (folder) =>
    sync(folder, 'r').catch((error: NodeJS.ErrnoException) => {
      // Windows cannot open a folder, and writes names immediately.
      if (!isWindows) throw error
    }),
  makeFolder: async (folder) => {
    await mkdir(folder)
  },
  move: rename,
  remove: (path) => rm(path, { force: true }),
  removeFolder: rmdir,
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessAbsent<T>(work: () => Promise<T>, absent: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent
    throw error
  }
}
