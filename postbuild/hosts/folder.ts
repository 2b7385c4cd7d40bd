import { cp, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessAbsent } from '../../lib/shared/absent'
import { type Redirect, redirectsFile } from '../../lib/shared/hosting/redirects'
import { uploadText } from './all'
import type { OutFile } from './exported'
import type { HostOutput } from './host'

/** Where the files of a host are written, from the project's root; git ignores it. */
export const folderOf = (root: string, host: string): string => join(root, '.hosts', host)

/** Files of `out/` with their sizes. */
export function measure(root: string, paths: readonly string[]): Promise<OutFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(join(root, 'out', path))).size })))
}

/** Paths below `.hosts/` that a build or `npm run tool -- assemble` wrote, by host. Nothing else is ever deleted there. */
const madeFile = '.hosts/made.json'

type Made = Record<string, string[]>

/** Writes what was made for each host, and removes what an earlier build made and this one did not, copies of pages included. */
export async function writeHosts(root: string, made: ReadonlyMap<string, HostOutput>): Promise<void> {
  const names = new Set([...made.keys(), ...Object.keys(await readMade(root))])
  for (const host of names) await settle(root, host, made.has(host) ? textsOf(made.get(host) as HostOutput) : new Map())
}

/** Notes the former addresses of pages for the embedded server, which reads no content. */
export const writeRedirects = (root: string, redirects: readonly Redirect[]): Promise<void> =>
  write(join(root, redirectsFile), `${JSON.stringify(redirects, null, 2)}\n`)

/**
 * Puts everything that one host gets into `.hosts/<host>/`: its own files, and below `site/` what it publishes, copied
 * from `out/` with its times, because ETags are made of them.
 */
export async function assembleHost(root: string, host: string, output: HostOutput): Promise<void> {
  const { upload, copies = {} } = output
  const copied = [...upload.map((path) => [path, path] as const), ...Object.entries(copies)]
  const copy = ([to, from]: readonly [string, string]) => [`site/${to}`, { from: join(root, 'out', from) }] as const
  await settle(root, host, new Map([...copied.map(copy), ...textsOf(output)]))
}

/** A file's text, or the file of which it is a copy. */
type Content = string | { from: string }

const textsOf = (output: HostOutput): Map<string, Content> =>
  new Map(Object.entries({ ...output.files, 'upload.txt': uploadText(output) }))

/** Makes a host's folder hold these files, and of all that was made for it before no other. */
async function settle(root: string, host: string, contents: ReadonlyMap<string, Content>): Promise<void> {
  const folder = folderOf(root, host)
  const made = await readMade(root)
  const stale = (made[host] ?? []).filter((path) => !contents.has(path))
  // Noted before it is written: a run that is broken off leaves nothing that the next does not know.
  await writeMade(root, { ...made, [host]: [...stale, ...contents.keys()] })
  for (const path of stale) await removeWithFolders(folder, path)
  for (const [path, content] of contents) {
    if (typeof content === 'string') await write(join(folder, path), content)
    else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await cp(content.from, join(folder, path), { preserveTimestamps: true })
    }
  }
  const { [host]: _, ...others } = made
  await writeMade(root, contents.size > 0 ? { ...others, [host]: [...contents.keys()] } : others)
}

/** Removes a file, and each folder around it in which nothing is left. */
async function removeWithFolders(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true })
  for (let around = dirname(join(folder, path)); around.startsWith(folder); around = dirname(around)) {
    if ((await readdir(around).catch(unlessAbsent(around, ['none']))).length > 0) return
    await rmdir(around)
  }
}

/** @throws where somebody has written in the list: it says what may be deleted */
async function readMade(root: string): Promise<Made> {
  const text = await readFile(join(root, madeFile), 'utf8').catch(unlessAbsent(madeFile, '{}'))
  const made = parse(text)
  if (isMade(made)) return made
  throw new Error(
    `${madeFile} is not the list of files that a build writes. Delete it, and what is left of earlier builds beside it, then build again.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No path of the list may lead out of its host's folder. */
function isMade(value: unknown): value is Made {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const isPath = (path: unknown) => typeof path === 'string' && !/^\/|^$|(?:^|\/)\.\.?(?:\/|$)|\\/.test(path)
  return Object.entries(value).every(
    ([host, paths]) => /^[a-z]+$/.test(host) && Array.isArray(paths) && paths.every(isPath),
  )
}

const writeMade = (root: string, made: Made) => write(join(root, madeFile), `${JSON.stringify(made)}\n`)

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
