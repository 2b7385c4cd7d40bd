import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onPath } from '../run/find-browser.mjs'

/** Finds the path of Lynx; undefined if it is not installed. */
export const findLynx = (): string | undefined => onPath(['lynx'], process.env)

/** Options that ignore the machine's configuration and leave out the list of links at the end. */
const options = [
  ...['-cfg=/dev/null', '-dump', '-nolist', '-nomargins', '-nocolor'],
  ...['-assume_charset=utf-8', '-display_charset=utf-8'],
]

/**
 * Renders a page in Lynx, without styles and scripts.
 * @param width in characters, at most 990
 */
export async function dumpPage(lynx: string, file: string, width = 80): Promise<string> {
  const env = { ...process.env, HOME: '/nonexistent', LC_ALL: 'C.UTF-8' }
  const { stdout } = await promisify(execFile)(lynx, [...options, `-width=${width}`, file], { env, maxBuffer: 2 ** 24 })
  return stdout.replace(/[ \t]+$/gm, '').trim()
}
