import { cp, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { valueIfAbsent } from '../absent'
import { uploadText } from './all'
import type { OutFile } from './exported'
import type { HostOutput } from './host'
import { type Redirect, redirectsFile } from './redirects'

/** Returns the folder for the files of a host, which Git ignores. */
export const folderOf = (root: string, host: string): string => join(root, '.hosts', host)

/** Measures some files of `out/`. */
export function measure(root: string, paths: readonly string[]): Promise<OutFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(root, 'out', path))).size })))
}

/** The record of what a build or `assembleHost` wrote to the folders of hosts. Nothing else is ever deleted there. */
const recordFile = '.hosts/made.json'

/** Paths within the folder of a host, by host. */
type WrittenPaths = Record<string, string[]>

/**
 * Writes the files of each host. Removes those that an earlier build wrote and this one did not, including copies of
 * pages.
 */
export async function writeHosts(root: string, outputs: ReadonlyMap<string, HostOutput>): Promise<void> {
  const names = new Set([...outputs.keys(), ...Object.keys(await readRecord(root))])
  for (const host of names)
    await writeFolder(root, host, outputs.has(host) ? textsOf(outputs.get(host) as HostOutput) : new Map())
}

/** Writes the redirects for the embedded server, which does not read content. */
export const writeRedirects = (root: string, redirects: readonly Redirect[]): Promise<void> =>
  write(join(root, redirectsFile), `${JSON.stringify(redirects, null, 2)}\n`)

/**
 * Writes everything that one host needs to `.hosts/<host>/`: its own files, and the published files in `site/`, copied
 * from `out/` with their modification times, because servers make ETags from these.
 */
export async function assembleHost(root: string, host: string, output: HostOutput): Promise<void> {
  const { upload, copies = {} } = output
  const copied = [...upload.map((path) => [path, path] as const), ...Object.entries(copies)]
  const copy = ([to, from]: readonly [string, string]) => [`site/${to}`, { from: join(root, 'out', from) }] as const
  await writeFolder(root, host, new Map([...copied.map(copy), ...textsOf(output)]))
}

/** The text of a file, or the name of the file that it copies. */
type Content = string | { from: string }

const textsOf = (output: HostOutput): Map<string, Content> =>
  new Map(Object.entries({ ...output.files, 'upload.txt': uploadText(output) }))

/** Writes these files to the folder of a host, and removes all others that an earlier build wrote there. */
async function writeFolder(root: string, host: string, contents: ReadonlyMap<string, Content>): Promise<void> {
  const folder = folderOf(root, host)
  const record = await readRecord(root)
  const stale = (record[host] ?? []).filter((path) => !contents.has(path))
  // Recorded before anything is written, so that the next run can remove what an interrupted run left behind.
  await writeRecord(root, { ...record, [host]: [...stale, ...contents.keys()] })
  for (const path of stale) await removeWithFolders(folder, path)
  for (const [path, content] of contents) {
    if (typeof content === 'string') await write(join(folder, path), content)
    else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await cp(content.from, join(folder, path), { preserveTimestamps: true })
    }
  }
  const { [host]: _, ...others } = record
  await writeRecord(root, contents.size > 0 ? { ...others, [host]: [...contents.keys()] } : others)
}

/** Removes a file, and every parent folder that is then empty. */
async function removeWithFolders(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true })
  for (let parent = dirname(join(folder, path)); parent.startsWith(folder); parent = dirname(parent)) {
    if ((await readdir(parent).catch(valueIfAbsent(parent, ['none']))).length > 0) return
    await rmdir(parent)
  }
}

/** Reads the record; empty if there is none. @throws if it is invalid, because it decides what may be deleted */
async function readRecord(root: string): Promise<WrittenPaths> {
  const text = await readFile(join(root, recordFile), 'utf8').catch(valueIfAbsent(recordFile, '{}'))
  const record = parse(text)
  if (isRecord(record)) return record
  throw new Error(
    `${recordFile} is not the list of files that a build writes. Delete it and the hosts’ folders beside it, then build again.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is a record of written paths, and all of them stay within the folder of their host. */
function isRecord(value: unknown): value is WrittenPaths {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const isPath = (path: unknown) => typeof path === 'string' && !/^\/|^$|(?:^|\/)\.\.?(?:\/|$)|\\/.test(path)
  return Object.entries(value).every(
    ([host, paths]) => /^[a-z]+$/.test(host) && Array.isArray(paths) && paths.every(isPath),
  )
}

const writeRecord = (root: string, record: WrittenPaths) => write(join(root, recordFile), `${JSON.stringify(record)}\n`)

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
