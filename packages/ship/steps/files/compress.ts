import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { hashOf } from '../../hash'
import type { OutDir } from '../../out-dir'
import { budgetFor, pathOf } from '../../size-facts'
import type { Step } from '../../step'

/** Text files. Pictures, videos and fonts are compressed already. */
const TEXT = /\.(html|css|js|mjs|json|webmanifest|svg|txt|xml|md|csv|yml|yaml)$/

const COMPRESSED = /\.(br|gz|zst)$/

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

type Transform = (bytes: Buffer) => Promise<Buffer>

/** How to compress a file and decompress it again. */
interface Codec {
  /** Part of the cache key. */
  settings: string
  /** Whether it takes no longer than the cache, which must write, read and hash a file. */
  isQuick: boolean
  compress: Transform
  decompress: Transform
}

/**
 * The functions of Node's `zlib` used here. The last two came with 22.15 and 23.8, so the types for Node 20 lack them.
 */
export type Zlib = Pick<typeof zlib, 'brotliCompress' | 'brotliDecompress' | 'gzip' | 'gunzip'> & {
  zstdCompress?: (
    bytes: Buffer,
    options: { params: Record<number, number> },
    done: (error: Error | null, compressed: Buffer) => void,
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

/**
 * A page that is two or more folders deep, such as `guide/setup/linux.html`. Most pages of a large site are there, and
 * each has fewer visitors.
 */
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
 * Keeps Node's four threads for compression busy. With all files at once, the tables of 10,000 compressors took 5 GB of
 * memory.
 */
const FILES_AT_ONCE = 8

const GZIP_LEVEL = 9
const ZSTD_LEVEL = 19

/** Returns the codecs by file name extension. Without Zstandard in Node, the build ships no `.zst`. */
function codecsOf(
  { brotliCompress, brotliDecompress, gzip, gunzip, zstdCompress, zstdDecompress }: Zlib,
  quality: number,
) {
  const all: Record<string, Codec> = {
    br: {
      settings: `quality ${quality}, size as hint`,
      isQuick: quality <= PROGRAMS_QUALITY,
      compress: (bytes) =>
        promisify(brotliCompress)(bytes, {
          params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      decompress: (bytes) => promisify<Buffer, Buffer>(brotliDecompress)(bytes),
    },
    gz: {
      settings: `level ${GZIP_LEVEL}`,
      isQuick: true,
      compress: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
      decompress: (bytes) => promisify<Buffer, Buffer>(gunzip)(bytes),
    },
  }
  if (zstdCompress && zstdDecompress) {
    all.zst = {
      settings: `level ${ZSTD_LEVEL}`,
      isQuick: false,
      compress: (bytes) => promisify(zstdCompress)(bytes, { params: { [ZSTD_LEVEL_PARAM]: ZSTD_LEVEL } }),
      decompress: (bytes) => promisify<Buffer, Buffer>(zstdDecompress)(bytes),
    }
  }
  return all
}

/**
 * Returns codecs whose Brotli tries the sufficient quality first, and the best one if the result is not small enough.
 * @param maxBytes the largest size that is small enough
 */
function codecsWithin(maxBytes: number, sufficient: Record<string, Codec>, best: Record<string, Codec>) {
  const [first, second] = [sufficient.br as Codec, best.br as Codec]
  const compress: Transform = async (bytes) => {
    const compressed = await first.compress(bytes)
    return compressed.length <= maxBytes ? compressed : second.compress(bytes)
  }
  return {
    ...best,
    br: { ...best.br, settings: `${first.settings} up to ${maxBytes} bytes, or ${second.settings}`, compress } as Codec,
  }
}

/** Compresses each text file once, better than a host would on each request. */
export const compress: Step = { name: 'compress', run: (out) => compressWith(zlib, out) }

/** Compresses the export. @param library Node's `zlib`; tests pass their own */
export async function compressWith(library: Zlib, out: OutDir): Promise<void> {
  const codecs = codecsOf(library, BROTLI_QUALITY)
  const quick = codecsOf(library, PROGRAMS_QUALITY)
  const sufficient = codecsOf(library, SUFFICIENT_QUALITY)
  const files = await out.files()
  const all = new Set(files)
  const sources = files.filter((path) => TEXT.test(path))
  const sourcePaths = new Set(sources)
  for (const path of files) {
    // A copy of a deleted file, or a copy in a format that this version of Node cannot update.
    const isStale =
      !sourcePaths.has(path.replace(COMPRESSED, '')) || !Object.hasOwn(codecs, path.slice(path.lastIndexOf('.') + 1))
    if (COMPRESSED.test(path) && isStale) await out.remove(path)
  }
  const hasMany = sources.filter(isPage).length >= MANY_PAGES
  const codecsFor = (path: string) => {
    if (FOR_PROGRAMS.test(path)) return quick
    const budget = hasMany && DEEP_PAGE.test(path) ? budgetFor(pathOf(path), out.settings.budgets) : undefined
    return budget ? codecsWithin(Math.floor(budget.firstView * WELL_BELOW), sufficient, codecs) : codecs
  }
  // The loops take from one iterator, so each file is compressed once.
  const remaining = sources.values()
  const compressRest = async () => {
    for (const path of remaining) await compressOne(out, path, all, codecsFor(path))
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressRest))
}

const isPage = (path: string) => path.endsWith('.html')

async function compressOne(
  out: OutDir,
  path: string,
  allPaths: ReadonlySet<string>,
  codecs: Record<string, Codec>,
): Promise<void> {
  const bytes = await out.readBytes(path)
  for (const [extension, codec] of Object.entries(codecs)) {
    const sibling = `${path}.${extension}`
    // Decompressing is a hundred times faster than compressing, so a second run is quick.
    if (allPaths.has(sibling) && (await isUpToDate(await out.readBytes(sibling), codec, bytes))) continue
    const compressed = await compressCached(out, extension, codec, bytes)
    if (compressed.length < bytes.length) await out.write(sibling, compressed)
    else await out.remove(sibling)
  }
}

/** Compresses bytes, or takes the cached result for the same bytes and settings. */
async function compressCached(out: OutDir, extension: string, codec: Codec, bytes: Buffer): Promise<Buffer> {
  if (codec.isQuick && bytes.length < LARGE) return codec.compress(bytes)
  const { brotli = '', zlib: deflate = '', zstd = '' } = process.versions
  const key = hashOf([extension, codec.settings, brotli, deflate, zstd, bytes])
  const cached = out.cache.read('compressed', key)
  if (cached && (await decompressesTo(cached, codec, bytes))) return cached
  const compressed = await codec.compress(bytes)
  out.cache.write('compressed', key, compressed)
  return compressed
}

/** Whether a compressed copy is smaller than its file and matches it. */
const isUpToDate = async (compressed: Buffer, codec: Codec, bytes: Buffer): Promise<boolean> =>
  compressed.length < bytes.length && decompressesTo(compressed, codec, bytes)

async function decompressesTo(compressed: Buffer, { decompress }: Codec, bytes: Buffer): Promise<boolean> {
  const decompressed = await decompress(compressed).catch(() => undefined)
  return decompressed?.equals(bytes) ?? false
}
