import { checkDrawing } from './check-drawing'
import { pictureKind } from './picture-kind'
import type { FileRule } from './policy'
import { quote, WriteError } from './write-error'

/**
 * Checks the content of a file: its size, and that it matches its name.
 * @param rule from `checkName` @throws WriteError
 */
export function checkBytes(path: string, bytes: Uint8Array, { kind, limit }: FileRule): void {
  if (bytes.length > limit)
    throw new WriteError(
      path,
      `${quote(path)} is ${sizeOf(bytes.length, Math.ceil)}, but may be at most ${sizeOf(limit, Math.floor)}`,
      kind === 'text' ? 'Divide it into several files' : 'Save it smaller, then upload it again',
    )
  if (kind === 'text') {
    decode(path, bytes)
    return
  }
  const found = pictureKind(bytes)
  if (found === undefined)
    throw new WriteError(
      path,
      `${quote(path)} is not a picture, or is damaged`,
      `Save the picture as ${kind} again, then upload it`,
    )
  if (found !== kind)
    throw new WriteError(
      path,
      `${quote(path)} is named like a ${kind} file, but is in the format ${found}`,
      `Save it as ${kind}, or change the ending of its name`,
    )
  if (kind === 'SVG') checkDrawing(path, decode(path, bytes))
}

function decode(path: string, bytes: Uint8Array): string {
  const notText = new WriteError(
    path,
    `${quote(path)} is not text in UTF-8`,
    'Save it as “CSV UTF-8” or as plain text in UTF-8, then upload it again',
  )
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notText
  }
  if (text.includes('\0')) throw notText
  return text
}

/** Formats a size in MB or kB. A size is rounded up and its limit down, so that they never look equal. */
function sizeOf(bytes: number, round: (value: number) => number): string {
  return bytes >= 1e6 ? `${round(bytes / 1e5) / 10} MB` : `${round(bytes / 100) / 10} kB`
}
