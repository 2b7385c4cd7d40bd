import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A message of the checker. */
export interface Remark {
  /** `info` without a `subType` is a hint, such as that a slash has no effect. */
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  message: string
  /** Address of the file. */
  url: string
  lastLine?: number
  lastColumn?: number
  /** The text found there. */
  extract?: string
}

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'

/**
 * Checks all files in one run, because most of the time goes into starting the checker.
 * @param java the program
 */
export async function checkPages(java: string, files: readonly string[]): Promise<Remark[]> {
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files]
  // Without a limit it uses a quarter of the machine's memory.
  const { stdout } = await promisify(execFile)(java, ['-Xmx512m', ...args], { maxBuffer: 2 ** 27 })
  return (JSON.parse(stdout) as { messages: Remark[] }).messages
}
