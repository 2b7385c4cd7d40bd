import { assembleHost, folderOf } from '../postbuild/hosts/folder'
import { openOutDir } from '../postbuild/out-dir'
import { hostsOf, noHosts } from '../postbuild/steps/files/write-hosts'
import { siteConfig } from '../site.config'
import { settings } from './settings'

/**
 * `npm run tool -- assemble netlify`: copies everything that one host needs to `.hosts/netlify/`.
 * @returns exit code
 */
export async function main([name = '']: string[]): Promise<number> {
  if (siteConfig.basePath !== '') {
    console.error(noHosts(siteConfig.basePath))
    return 1
  }
  const root = process.cwd()
  const hosts = await hostsOf(openOutDir(root, settings))
  const output = hosts.get(name)
  if (!output) {
    console.error(
      `${name === '' ? 'No host is named' : `${name} is not among the hosts of site.config.ts`}. Use one of ${[...hosts.keys()].join(', ')}.`,
    )
    return 1
  }
  await assembleHost(root, name, output)
  console.log(`${folderOf('.', name)} is complete. See docs/deploying.md for how to upload it.`)
  return 0
}
