import { assembleHost } from '@oogwenk/ship'
import { settings } from './settings'

/**
 * `npm run tool -- assemble netlify`: copies everything that one host needs to `.hosts/netlify/`.
 * @returns exit code
 */
export async function main([name = '']: string[]): Promise<number> {
  try {
    const folder = await assembleHost(process.cwd(), settings, name)
    console.log(`${folder} is complete. See docs/deploying.md for how to upload it.`)
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}
