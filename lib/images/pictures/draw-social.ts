import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cacheKey, readCached, writeCached } from '../../shared/build-cache/build-cache.mjs'
import { flatPng } from '../png/flat-png'
import type { TestedPicture } from '../social/card'
import { drawPhotoWithHeatmap, HEATMAP_PHOTO } from './photo-with-heatmap'

/** Social networks reject or shrink larger files. */
const MAX_BYTES = 195_000

/** Palette qualities to try if a card is too large. */
const QUALITIES = [80, 50, 20, 5]

/** Widths of photos to try last, in pixels. */
const PHOTO_WIDTHS = [420, 240, 120]

/** The files that decide what a card looks like: cards drawn by earlier versions of them are not reused. */
const SOURCE_FILES = ['draw-social.ts', 'photo-with-heatmap.ts', '../png/flat-png.ts', '../png/palette.ts']

interface Photo {
  bytes: Buffer
  heat: ReturnType<TestedPicture['heat']>
}

/**
 * How cards with photos are encoded. Part of the cache key: when it changes, all cards are drawn again. Dithering hides
 * steps between colours in photos. With this effort, the palette contains each flat colour; otherwise flat areas would
 * be dithered too.
 */
const PHOTO_PNG = { compressionLevel: 9, palette: true, quality: 100, effort: 10, dither: 0.7 } as const

/** @param quality the quality of the palette; there is no dithering, which takes more bytes */
const coarserPng = (quality: number) => ({ ...PHOTO_PNG, quality, effort: 1, dither: 0 })

/**
 * Draws a social card as PNG, or finds the one that an earlier build drew.
 * @param svg the drawing, which refers to photos as `picture:0`
 * @param pictures the photos, in order
 * @param root the project's root, absolute
 * @returns the same bytes for the same drawing
 * @throws if a photo cannot be read
 */
export async function drawSocial(svg: string, pictures: readonly TestedPicture[], root: string): Promise<Uint8Array> {
  const photos = await Promise.all(
    pictures.map(async ({ file, heat }) => ({ bytes: await readFile(join(root, file)), heat: heat() })),
  )
  const recipe = JSON.stringify([PHOTO_PNG, HEATMAP_PHOTO, QUALITIES, PHOTO_WIDTHS, MAX_BYTES, sharp.versions])
  const photoInputs = photos.flatMap(({ bytes, heat }) => [bytes, `${heat.width}`, Buffer.from(heat.bytes)])
  const sources = await Promise.all(SOURCE_FILES.map((file) => readFile(new URL(file, import.meta.url))))
  const key = cacheKey([recipe, svg, ...sources, ...photoInputs])
  const found = readCached(root, 'social', key)
  if (found) return found
  const png = photos.length > 0 ? await drawWithPhotos(svg, photos) : await drawFlat(svg)
  writeCached(root, 'social', key, png)
  return png
}

async function drawFlat(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return flatPng({ data, width: info.width, height: info.height })
}

async function drawWithPhotos(svg: string, photos: readonly Photo[]): Promise<Buffer> {
  const drawn = await embedPhotos(svg, photos, HEATMAP_PHOTO.width)
  let png = await drawn.clone().png(PHOTO_PNG).toBuffer()
  // A detailed photo gets fewer colours until the file is small enough, a loss that is invisible at this size.
  for (const quality of QUALITIES)
    if (png.length > MAX_BYTES) png = await drawn.clone().png(coarserPng(quality)).toBuffer()
  // If that is not enough, the photos are shown at a lower resolution.
  for (const width of PHOTO_WIDTHS)
    if (png.length > MAX_BYTES) png = await (await embedPhotos(svg, photos, width)).png(coarserPng(20)).toBuffer()
  return png
}

/** The drawing with its photos embedded, each `width` pixels wide. */
async function embedPhotos(svg: string, photos: readonly Photo[], width: number): Promise<Sharp> {
  let whole = svg
  for (const [index, { bytes, heat }] of photos.entries())
    whole = whole.replaceAll(`"picture:${index}"`, `"${await drawPhotoWithHeatmap(bytes, heat, width)}"`)
  return sharp(Buffer.from(whole), { unlimited: true }).flatten()
}
