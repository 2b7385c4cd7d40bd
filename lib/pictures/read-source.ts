import { readFile } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { ContentError } from '../errors'
import { MAX_SOURCE_PIXELS } from './recipe'

/** A source picture, read and checked; its pixels are not decoded yet. */
export interface Source {
  /** Path relative to the project's root, as the caller gave it. */
  file: string
  bytes: Buffer
  /** Size in pixels, upright. */
  width: number
  height: number
  hasAlpha: boolean
}

const KNOWN = ['png', 'jpeg', 'webp', 'heif', 'tiff', 'gif']

/**
 * Reads a picture and looks at its head.
 * @param file path relative to `root`, below it
 * @throws ContentError where it is missing, outside the project, no picture, or too large
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const path = resolve(root, file)
  const inside = relative(root, path)
  if (inside.startsWith('..') || inside.startsWith(sep)) {
    throw refuse(file, 'The picture lies outside the project.', 'Put it beside the text that shows it.')
  }
  const bytes = await readFile(path).catch(() => {
    throw refuse(file, 'There is no such picture.', 'Check the name, capitals included, or put the file there.')
  })
  return { file, bytes, ...(await measure(file, bytes)) }
}

async function measure(file: string, bytes: Buffer): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  // An empty file makes sharp throw before there is a promise.
  const head = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined)
  if (!head || !KNOWN.includes(head.format ?? '')) {
    throw refuse(file, 'This is not a picture that can be read.', 'Save it as PNG, JPEG or WebP.')
  }
  const { width, height } = head.autoOrient
  if (width * height > MAX_SOURCE_PIXELS) {
    const most = MAX_SOURCE_PIXELS / 1e6
    throw refuse(
      file,
      `The picture is ${width} by ${height} pixels, more than ${most} million in all.`,
      'Save it at 2400 pixels wide.',
    )
  }
  return { width, height, hasAlpha: head.hasAlpha === true }
}

/** The error of one picture. */
export function refuse(file: string, what: string, fix: string): ContentError {
  return new ContentError([{ file, what, fix }])
}
