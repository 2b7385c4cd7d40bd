import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Move, movesFile } from '../../lib/hosting/moves'
import { uploadText } from './all'
import type { OutFile } from './exported'
import type { HostOutput } from './host'

/** Where the files of a host are written, from the project's root; git ignores it. */
export const folderOf = (root: string, host: string): string => join(root, '.hosts', host)

/** Files of `out/` with their sizes. */
export function measure(root: string, paths: readonly string[]): Promise<OutFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(root, 'out', path))).size })))
}

/** Writes what was made for each host, and removes what an earlier build made for hosts that are no longer named. */
export async function writeHosts(root: string, made: ReadonlyMap<string, HostOutput>): Promise<void> {
  await rm(join(root, '.hosts'), { recursive: true, force: true })
  for (const [host, output] of made) {
    for (const [path, text] of Object.entries({ ...output.files, 'upload.txt': uploadText(output) })) {
      await write(join(folderOf(root, host), path), text)
    }
  }
}

/** Notes the former addresses of pages for the embedded server, which reads no content; to be called after `writeHosts`. */
export const writeMoves = (root: string, moves: readonly Move[]): Promise<void> =>
  write(join(root, movesFile), `${JSON.stringify(moves, null, 2)}\n`)

/** Copies the published files of one host from `out/` to `.hosts/<host>/site/`, with their times: ETags are made of them. */
export async function copySite(root: string, host: string, { upload, copies = {} }: HostOutput): Promise<void> {
  const pairs = [...upload.map((path) => [path, path] as const), ...Object.entries(copies)]
  for (const [to, from] of pairs) {
    const target = join(folderOf(root, host), 'site', to)
    await mkdir(dirname(target), { recursive: true })
    await cp(join(root, 'out', from), target, { preserveTimestamps: true })
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
