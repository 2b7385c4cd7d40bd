import { dirname, join } from 'node:path/posix'
import type { ShippedPackage } from '../../../lib/feeds/licences'
import { listProjectFolder, readProjectFile } from '../../out-dir'

interface Manifest {
  name: string
  version: string
  license?: string | { type?: string }
  author?: string | { name?: string }
  dependencies?: Record<string, string>
}

/**
 * Every package that `dependencies` of the project reaches. That is more than what browsers get: a notice too many harms
 * nobody, a missing one would.
 * @param root the project's root, absolute
 * @returns sorted by name and version
 * @throws when one of them is not installed
 */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const found = new Map<string, ShippedPackage>()
  const visit = async (folder: string, names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const place = await findPackage(root, folder, name)
      if (found.has(place)) continue
      const manifest = await readManifest(root, place)
      found.set(place, await read(root, place, manifest))
      await visit(place, Object.keys(manifest.dependencies ?? {}))
    }
  }
  await visit('', Object.keys((await readManifest(root, '')).dependencies ?? {}))
  const sorted = [...found.values()].map((item) => [`${item.name} ${item.version}`, item] as const)
  const unique = new Map(sorted.sort(([a], [b]) => (a < b ? -1 : 1)))
  return [...unique.values()]
}

/** One installed package, by its name. */
export async function installedPackage(root: string, name: string): Promise<ShippedPackage> {
  const place = await findPackage(root, '', name)
  return read(root, place, await readManifest(root, place))
}

/** Node's own way: the nearest `node_modules`, from the package that asks outwards. */
async function findPackage(root: string, from: string, name: string): Promise<string> {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder === '.' ? '' : folder, 'node_modules', name)
    if ((await readProjectFile(root, join(place, 'package.json'))) !== undefined) return place
    if (folder === '' || folder === '.') break
  }
  throw new Error(`The package ${name} is not installed. Install the packages with npm ci.`)
}

async function readManifest(root: string, folder: string): Promise<Manifest> {
  return JSON.parse((await readProjectFile(root, join(folder, 'package.json'))) ?? '{}')
}

async function read(
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
