import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { hashOf } from '../../hash'
import type { OutDir } from '../../out-dir'
import { allowedFor, pathOf } from '../../size-facts'
import type { Step } from '../../step'

/** Text files. Pictures, videos and fonts are compressed already. */
const TEXT = /\.(html|css|js|mjs|json|webmanifest|svg|txt|xml|md|csv|yml|yaml)$/

const PACKED = /\.(br|gz|zst)$/

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

type Work = (bytes: Buffer) => Promise<Buffer>

/** How to compress a file and decompress it again. */
interface Packer {
  /** Its settings: part of the cache key. */
  how: string
  /** Whether it takes no longer than the cache, which must write, read and hash a file. */
  isQuick: boolean
  pack: Work
  unpack: Work
}

/** The functions of Node's `zlib` used here. The last two came with 22.15 and 23.8, so the types for Node 20 lack them. */
export type Zlib = Pick<typeof zlib, 'brotliCompress' | 'brotliDecompress' | 'gzip' | 'gunzip'> & {
  zstdCompress?: (
    bytes: Buffer,
    options: { params: Record<number, number> },
    done: (error: Error | null, packed: Buffer) => void,
  ) => void
  zstdDecompress?: typeof zlib.gunzip
}

/** `ZSTD_c_compressionLevel`, by its number in the Zstandard library. */
const ZSTD_LEVEL_PARAM = 100

/** The best quality: a file is compressed once and sent a thousand times. Takes 35 ms for a page. */
const BROTLI_QUALITY = 11

/** Takes less than half the time, for 3% more bytes. */
const SUFFICIENT_QUALITY = 10

/** This many pages take longer to compress than to build, so the sufficient quality is tried first. */
const MANY_PAGES = 1_000

/** The fraction of its budget below which a page may be compressed at the sufficient quality. */
const WELL_BELOW = 0.9

/** A page below a section, such as `guide/setup.html` for the section `guide`. A large site has most of its pages there; fewer people visit each. */
const DEEP_PAGE = /^[^/]+\/[^/]+\/.*\.html$/

/**
 * Files that programs read and no page loads, such as Markdown copies and sitemaps. Together they are as large as the
 * pages, and are seldom fetched. Takes a thirtieth of the time, for 11 to 20% more bytes. From quality 9 on, each file
 * needs 32 MB of tables.
 */
const FOR_PROGRAMS = /^(?!_next\/).*\.(md|txt|xml)$/
const PROGRAMS_QUALITY = 8

/** Above this many bytes even a quick result is cached. */
const LARGE = 100_000

/**
 * Keeps Node's four threads for compression busy. With all files at once, the tables of 10,000 compressors took 5 GB of memory.
 */
const FILES_AT_ONCE = 8

const GZIP_LEVEL = 9
const ZSTD_LEVEL = 19

/** Returns the packers by file name extension. Without Zstandard in Node, the build ships no `.zst`. */
function packersOf(
  { brotliCompress, brotliDecompress, gzip, gunzip, zstdCompress, zstdDecompress }: Zlib,
  quality: number,
) {
  const all: Record<string, Packer> = {
    br: {
      how: `quality ${quality}, size as hint`,
      isQuick: quality <= PROGRAMS_QUALITY,
      pack: (bytes) =>
        promisify(brotliCompress)(bytes, {
          params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      unpack: (bytes) => promisify<Buffer, Buffer>(brotliDecompress)(bytes),
    },
    gz: {
      how: `level ${GZIP_LEVEL}`,
      isQuick: true,
      pack: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
      unpack: (bytes) => promisify<Buffer, Buffer>(gunzip)(bytes),
    },
  }
  if (zstdCompress && zstdDecompress) {
    all.zst = {
      how: `level ${ZSTD_LEVEL}`,
      isQuick: false,
      pack: (bytes) => promisify(zstdCompress)(bytes, { params: { [ZSTD_LEVEL_PARAM]: ZSTD_LEVEL } }),
      unpack: (bytes) => promisify<Buffer, Buffer>(zstdDecompress)(bytes),
    }
  }
  return all
}

/**
 * Packs a file at the sufficient quality if the result is then small enough, and otherwise at the best quality.
 * @param most bytes
 */
function packersWithin(most: number, sufficient: Record<string, Packer>, best: Record<string, Packer>) {
  const [first, second] = [sufficient.br as Packer, best.br as Packer]
  const pack: Work = async (bytes) => {
    const packed = await first.pack(bytes)
    return packed.length <= most ? packed : second.pack(bytes)
  }
  return { ...best, br: { ...best.br, how: `${first.how} up to ${most} bytes, or ${second.how}`, pack } as Packer }
}

/** Compresses each text file once, better than a host would on each request. */
export const compress: Step = { name: 'compress', run: (out) => compressWith(zlib, out) }

/** Compresses the export. @param library Node's `zlib`; tests pass their own */
export async function compressWith(library: Zlib, out: OutDir): Promise<void> {
  const packers = packersOf(library, BROTLI_QUALITY)
  const quick = packersOf(library, PROGRAMS_QUALITY)
  const sufficient = packersOf(library, SUFFICIENT_QUALITY)
  const files = await out.files()
  const all = new Set(files)
  const sources = files.filter((path) => TEXT.test(path))
  const known = new Set(sources)
  for (const path of files) {
    // Copies of a deleted file, or in a format that this version of Node cannot update.
    const stale = !known.has(path.replace(PACKED, '')) || !Object.hasOwn(packers, path.slice(path.lastIndexOf('.') + 1))
    if (PACKED.test(path) && stale) await out.remove(path)
  }
  const hasMany = sources.filter(isPage).length >= MANY_PAGES
  const packersFor = (path: string) => {
    if (FOR_PROGRAMS.test(path)) return quick
    const budget = hasMany && DEEP_PAGE.test(path) ? allowedFor(pathOf(path), out.settings.budgets) : undefined
    return budget ? packersWithin(Math.floor(budget.firstView * WELL_BELOW), sufficient, packers) : packers
  }
  // The loops take from one iterator, so each file is packed once.
  const left = sources.values()
  const packRest = async () => {
    for (const path of left) await packOne(out, path, all, packersFor(path))
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, packRest))
}

const isPage = (path: string) => path.endsWith('.html')

async function packOne(
  out: OutDir,
  path: string,
  known: ReadonlySet<string>,
  packers: Record<string, Packer>,
): Promise<void> {
  const bytes = await out.readBytes(path)
  for (const [ending, packer] of Object.entries(packers)) {
    const sibling = `${path}.${ending}`
    // Decompressing is a hundred times faster than compressing, so a second run is quick.
    if (known.has(sibling) && (await holds(await out.readBytes(sibling), packer, bytes))) continue
    const packed = await packedOnce(out, ending, packer, bytes)
    if (packed.length < bytes.length) await out.write(sibling, packed)
    else await out.remove(sibling)
  }
}

/** Compresses bytes, or takes the cached result for the same bytes and settings. */
async function packedOnce(out: OutDir, ending: string, packer: Packer, bytes: Buffer): Promise<Buffer> {
  if (packer.isQuick && bytes.length < LARGE) return packer.pack(bytes)
  const { brotli = '', zlib: deflate = '', zstd = '' } = process.versions
  const key = hashOf([ending, packer.how, brotli, deflate, zstd, bytes])
  const cached = out.cache.read('compressed', key)
  if (cached && (await unpacksTo(cached, packer, bytes))) return cached
  const packed = await packer.pack(bytes)
  out.cache.write('compressed', key, packed)
  return packed
}

/** Whether a compressed copy is smaller than its file and matches it. */
const holds = async (packed: Buffer, packer: Packer, bytes: Buffer): Promise<boolean> =>
  packed.length < bytes.length && unpacksTo(packed, packer, bytes)

async function unpacksTo(packed: Buffer, { unpack }: Packer, bytes: Buffer): Promise<boolean> {
  const unpacked = await unpack(packed).catch(() => undefined)
  return unpacked?.equals(bytes) ?? false
}
