import { makeHosts } from '../../hosts/all'
import { describeExport } from '../../hosts/exported'
import { measure, writeHosts, writeRedirects } from '../../hosts/folder'
import type { HostOutput } from '../../hosts/host'
import type { OutDir } from '../../out-dir'
import type { Step } from '../../step'

/**
 * Turns the one hosting policy into files for every host. They are not in `out/`, where one host's file would be a page
 * on another host.
 */
export const writeHostFiles: Step = {
  name: 'write-hosts',
  run: (out) => writeHostsAt(out.settings.basePath, out),
}

/**
 * Writes the files for hosts, and the redirects for the embedded server.
 * @param basePath the base path of this export; if it has one, no files for hosts are made, and the terminal says why
 * @param print writes to the terminal
 */
export async function writeHostsAt(basePath: string, out: OutDir, print: (text: string) => void = console.log) {
  if (basePath === '') await writeHosts(out.root, await hostsOf(out))
  else {
    // Removes the files of an earlier build for the root of a host, because they list none of the current pages.
    await writeHosts(out.root, new Map())
    print(noHostsReason(basePath))
  }
  await writeRedirects(out.root, (await out.settings.addresses()).redirects)
}

/** Returns why there are no files for hosts, and what to do. */
export const noHostsReason = (basePath: string): string =>
  `No files for hosts were made, because this export is served below ${basePath}, and a host has one set of files for all exports. Upload out/ into the folder ${basePath.slice(1)} of the main export, and add its addresses to the host’s own files by hand.`

/**
 * Makes the files of every host for the current export.
 * @throws if the site exceeds the limits of a host, or a redirect is invalid
 */
export async function hostsOf(out: OutDir): Promise<Map<string, HostOutput>> {
  const { origin, redirects } = await out.settings.addresses()
  const files = await measure(out.root, await out.files())
  return makeHosts(describeExport(files, out.settings.hosting, origin, redirects))
}
