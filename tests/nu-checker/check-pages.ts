import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A message of the checker. */
export interface CheckerMessage {
  /** The kind of message; `info` without a `subType` is a hint, such as that a slash has no effect. */
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  message: string
  /** The URL of the file. */
  url: string
  lastLine?: number
  lastColumn?: number
  /** The text at that location. */
  extract?: string
}

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'

/**
 * Checks all files in one run, because starting the checker takes most of the time.
 * @param java the path of the program
 */
export async function checkPages(java: string, files: readonly string[]): Promise<CheckerMessage[]> {
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files]
  // Without a limit, it uses a quarter of the machine's memory.
  const { stdout } = await promisify(execFile)(java, ['-Xmx512m', ...args], { maxBuffer: 2 ** 27 })
  return (JSON.parse(stdout) as { messages: CheckerMessage[] }).messages
}
