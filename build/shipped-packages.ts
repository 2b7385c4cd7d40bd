import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import type { ShippedPackage } from '../lib/feeds/licences'
import { valueIfAbsent } from '../lib/shared/absent'

interface Manifest {
  name: string
  version: string
  private?: boolean
  license?: string | { type?: string }
  author?: string | { name?: string }
  dependencies?: Record<string, string>
}

/**
 * Lists every package reachable through the project's `dependencies`, except private ones, which are its own. That is
 * more than browsers get: one licence too many does no harm; a missing one would.
 * @param root the project's root, absolute
 * @returns sorted by name and version
 * @throws if one of them is not installed
 */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const visited = new Set<string>()
  const found: ShippedPackage[] = []
  const visit = async (folder: string, names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const path = await findPackage(root, folder, name)
      if (visited.has(path)) continue
      visited.add(path)
      const manifest = await readManifest(root, path)
      if (!manifest.private) found.push(await readPackage(root, path, manifest))
      await visit(path, Object.keys(manifest.dependencies ?? {}))
    }
  }
  await visit('', Object.keys((await readManifest(root, '')).dependencies ?? {}))
  const byNameAndVersion = found.map((item) => [`${item.name} ${item.version}`, item] as const)
  const unique = new Map(byNameAndVersion.sort(([a], [b]) => (a < b ? -1 : 1)))
  return [...unique.values()]
}

/** Reads one installed package by its name. @throws if it is not installed */
export async function installedPackage(root: string, name: string): Promise<ShippedPackage> {
  const path = await findPackage(root, '', name)
  return readPackage(root, path, await readManifest(root, path))
}

/** Finds a package as Node does: in the nearest `node_modules`, from the requiring package outwards. */
async function findPackage(root: string, from: string, name: string): Promise<string> {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder === '.' ? '' : folder, 'node_modules', name)
    if ((await readProjectFile(root, join(path, 'package.json'))) !== undefined) return path
    if (folder === '' || folder === '.') break
  }
  throw new Error(`The package ${name} is not installed. Run npm ci.`)
}

async function readManifest(root: string, folder: string): Promise<Manifest> {
  return JSON.parse((await readProjectFile(root, join(folder, 'package.json'))) ?? '{}')
}

async function readPackage(
  root: string,
  folder: string,
  { name, version, license, author }: Manifest,
): Promise<ShippedPackage> {
  const files = (await listProjectFolder(root, folder)).filter((file) =>
    /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(file),
  )
  const notices = await Promise.all(files.map((file) => readProjectFile(root, join(folder, file))))
  return {
    name,
    version,
    licence: (typeof license === 'object' ? license.type : license) ?? '',
    author: typeof author === 'object' ? author.name : author,
    notices: notices.filter((notice) => notice !== undefined),
  }
}

const readProjectFile = (root: string, path: string): Promise<string | undefined> =>
  readFile(join(root, path), 'utf8').catch(valueIfAbsent(path, undefined))

const listProjectFolder = async (root: string, path: string): Promise<string[]> =>
  (await readdir(join(root, path)).catch(valueIfAbsent(path, []))).sort()
