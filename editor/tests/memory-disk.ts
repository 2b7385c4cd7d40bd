import { dirname, join } from 'node:path'
import type { Disk } from '../journal/disk'

interface File {
  bytes: Uint8Array
  mode: number
  isSynced: boolean
}

interface Folder {
  names: Map<string, File | Folder>
  /** What survives a power cut: the names at the last sync. */
  synced: Map<string, File | Folder>
}

/** A disk in memory that knows what would survive a power cut. */
export interface MemoryDisk extends Disk {
  /** Returns all texts below a folder, by path. */
  texts(folder: string): Record<string, string>
  /**
   * Loses what was not synced: names are those at the last sync of their folder, and unsynced files are half written.
   */
  cutPower(): void
  /** Returns a copy of the disk. */
  copy(): MemoryDisk
}

/** Makes a disk with these files, all synced. */
export function memoryDisk(files: Record<string, string>): MemoryDisk {
  const root = newFolder()
  for (const [path, text] of Object.entries(files)) {
    let folder = root
    for (const name of path.split('/').slice(1, -1)) {
      const next = (folder.names.get(name) as Folder | undefined) ?? newFolder()
      folder.names.set(name, next)
      folder.synced.set(name, next)
      folder = next
    }
    const file = { bytes: Buffer.from(text), mode: 0o644, isSynced: true }
    folder.names.set(path.split('/').at(-1) as string, file)
    folder.synced.set(path.split('/').at(-1) as string, file)
  }
  return diskOf(root)
}

function diskOf(tree: Folder): MemoryDisk {
  let root = tree

  function find(path: string): File | Folder | undefined {
    let node: File | Folder | undefined = root
    for (const name of path.split('/').filter(Boolean)) {
      if (node === undefined) return undefined
      if (!('names' in node)) throw failure('ENOTDIR', path)
      node = node.names.get(name)
    }
    return node
  }
  function folder(path: string): Folder {
    const node = find(path)
    if (node === undefined) throw failure('ENOENT', path)
    if (!('names' in node)) throw failure('ENOTDIR', path)
    return node
  }
  /** Returns the names in the parent folder of a path. */
  const parent = (path: string, shown: [path: string, dest?: string] = [path]) => {
    try {
      return folder(dirname(path)).names
    } catch (error) {
      throw failure((error as NodeJS.ErrnoException).code as string, ...shown)
    }
  }
  const nameOf = (path: string) => path.split('/').at(-1) as string

  const disk: MemoryDisk = {
    async read(path) {
      const node = find(path)
      if (node && 'names' in node) throw failure('EISDIR', path)
      return node && { bytes: node.bytes, mode: node.mode }
    },
    list: async (path) => (find(path) ? [...folder(path).names.keys()] : []),
    async write(path, bytes, mode = 0o644) {
      if (parent(path).has(nameOf(path))) throw failure('EEXIST', path)
      parent(path).set(nameOf(path), { bytes, mode, isSynced: false })
    },
    async syncFile(path) {
      ;(find(path) as File).isSynced = true
    },
    async syncFolder(path) {
      const node = folder(path)
      node.synced = new Map(node.names)
    },
    async makeFolder(path) {
      if (parent(path).has(nameOf(path))) throw failure('EEXIST', path)
      parent(path).set(nameOf(path), newFolder())
    },
    async move(from, to) {
      const [node, target] = [find(from), find(to)]
      if (node === undefined) throw failure('ENOENT', from, to)
      if (target && 'names' in target !== 'names' in node) throw failure('EISDIR', from, to)
      parent(to, [from, to]).set(nameOf(to), node)
      parent(from).delete(nameOf(from))
    },
    async remove(path) {
      if (find(path)) parent(path).delete(nameOf(path))
    },
    async removeFolder(path) {
      if (folder(path).names.size > 0) throw failure('ENOTEMPTY', path)
      parent(path).delete(nameOf(path))
    },
    texts(path) {
      const found = find(path)
      if (found === undefined) return {}
      if (!('names' in found)) return { [path]: Buffer.from(found.bytes).toString() }
      const inner = [...found.names.keys()].sort().map((name) => disk.texts(join(path, name)))
      return Object.assign({}, ...inner)
    },
    cutPower() {
      root = survivorOf(root) as Folder
    },
    copy: () => diskOf(copyOf(root, new Map()) as Folder),
  }
  return disk
}

const newFolder = (): Folder => ({ names: new Map(), synced: new Map() })

function survivorOf(node: File | Folder): File | Folder {
  if (!('names' in node))
    return node.isSynced ? node : { ...node, bytes: node.bytes.slice(0, node.bytes.length / 2), isSynced: true }
  const names = new Map([...node.synced].map(([name, inner]) => [name, survivorOf(inner)]))
  return { names, synced: new Map(names) }
}

/** Files may have several names: those that were moved and not synced. */
function copyOf(node: File | Folder, known: Map<File | Folder, File | Folder>): File | Folder {
  const found = known.get(node)
  if (found) return found
  if (!('names' in node)) {
    const file = { ...node }
    known.set(node, file)
    return file
  }
  const folder = newFolder()
  known.set(node, folder)
  for (const [name, inner] of node.names) folder.names.set(name, copyOf(inner, known))
  for (const [name, inner] of node.synced) folder.synced.set(name, copyOf(inner, known))
  return folder
}

/** Returns an error like Node's. */
export function failure(code: string, path: string, dest?: string): Error {
  return Object.assign(new Error(`${code}: made up, '${path}'`), {
    code,
    path,
    ...(dest === undefined ? {} : { dest }),
  })
}
