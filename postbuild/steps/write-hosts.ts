import { getSite } from '../../lib/content/site'
import { siteConfig } from '../../site.config'
import { makeHosts } from '../hosts/all'
import { describeExport } from '../hosts/exported'
import { measure, writeHosts } from '../hosts/folder'
import type { HostOutput } from '../hosts/host'
import type { OutDir } from '../out-dir'
import type { Step } from '../step'

/** One policy becomes the files of every host, beside `out/` and not in it: a file for one host would be a page on another. */
export const writeHostFiles: Step = {
  name: 'write-hosts',
  run: async (out) => {
    // An export below a path is uploaded into a folder of the main one, whose files serve both.
    if (siteConfig.basePath === '') await writeHosts(out.root, await hostsOf(out))
  },
}

/** What every host needs for the export as it is now. */
export async function hostsOf(out: OutDir): Promise<Map<string, HostOutput>> {
  const { origin } = await getSite()
  return makeHosts(describeExport(await measure(out.root, await out.files()), siteConfig.hosting, origin))
}
