import { settings } from '../../../build/settings'
import type { OutDir } from '../out-dir'

/** Makes an export in memory, for tests of steps. */
export function memoryOutDir(
  initial: Record<string, string>,
  changed: Partial<OutDir['settings']> = {},
): OutDir & { now: () => Record<string, string> } {
  const files = new Map(Object.entries(initial))
  const paths = async () => [...files.keys()].sort()
  return {
    root: process.cwd(),
    settings: { ...settings, ...changed },
    files: paths,
    pages: async () => (await paths()).filter((path) => path.endsWith('.html')),
    readText: async (path) => {
      const text = files.get(path)
      if (text === undefined) throw new Error(`no ${path}`)
      return text
    },
    readBytes: async (path) => Buffer.from(files.get(path) ?? ''),
    write: async (path, bytes) => void files.set(path, String(bytes)),
    remove: async (path) => {
      for (const name of await paths()) if (name === path || name.startsWith(`${path}/`)) files.delete(name)
    },
    removeEmptyFolders: async () => {},
    cache: { read: () => undefined, write: () => {}, codeHash: () => '' },
    now: () => Object.fromEntries([...files].sort()),
  }
}
