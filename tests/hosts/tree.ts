import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createResponder, describeExport, type ExportedSite, type HostingPolicy, type Redirect } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'

/** A copy of an export in a separate folder, with the extra files that the contract requests. */
export interface Tree {
  folder: string
  /** The published folder. */
  root: string
  site: ExportedSite
  read: (path: string) => Promise<Buffer>
  remove: () => Promise<void>
}

/** Files that the contract requests, whether or not the export has such files. */
const extraFiles: Readonly<Record<string, string | Buffer>> = {
  'about.md': '# About\n'.repeat(100),
  // Node 20 cannot compress with Zstandard.
  'about.md.zst': Buffer.from('KLUv/WAgAn0AAEAjIEFib3V0CgEAFVeXCw==', 'base64'),
  'media/film.webm': Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251)),
  'media/pictures/hashed.0a1b2c3d4e5f-480.webp': Buffer.alloc(2000, 7),
}

/** Former URLs of pages that every export has. */
export const redirects: readonly Redirect[] = [
  { from: '/old-address', to: '/about' },
  { from: '/old/deep_1/address', to: '/docs/rest' },
  { from: '/old-home', to: '/' },
]

/** Copies an export, and adds the extra files, and compressed copies where they are missing. */
export async function makeTree(outDir: string, policy: HostingPolicy): Promise<Tree> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-hosts-'))
  // A server started as root reads files as another user.
  await chmod(folder, 0o755)
  const root = join(folder, 'site')
  await cp(outDir, root, { recursive: true })
  await chmod(root, 0o755)
  for (const [path, body] of Object.entries(extraFiles)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), body)
  }
  const paths = await list(root)
  for (const path of paths) await compress(root, path, new Set(paths), policy)
  const all = await Promise.all(
    (await list(root)).map(async (path) => ({ path, bytes: (await stat(join(root, path))).size })),
  )
  const site = describeExport(all, policy, 'https://www.oogwenk.example', redirects)
  return {
    ...{ folder, root, site },
    read: (path) => readFile(join(root, path)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function list(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

async function compress(root: string, path: string, paths: Set<string>, policy: HostingPolicy): Promise<void> {
  if (
    /\.(br|gz|zst)$/.test(path) ||
    !/charset/.test(createResponder({ ...servedSite, hosting: policy }).mediaTypeOf(path))
  )
    return
  const bytes = await readFile(join(root, path))
  const { mtime } = await stat(join(root, path))
  const made = { br: brotli(bytes), gz: gzipSync(bytes) }
  for (const [extension, small] of Object.entries(made)) {
    if (paths.has(`${path}.${extension}`) || small.length >= bytes.length) continue
    await writeFile(join(root, `${path}.${extension}`), small)
    await utimes(join(root, `${path}.${extension}`), mtime, mtime)
  }
}

const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
