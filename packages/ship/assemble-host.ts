import { assembleHost as assemble, folderOf } from './hosts/folder'
import { openOutDir } from './out-dir'
import type { ShipSettings } from './settings'
import { hostsOf, noHostsReason } from './steps/files/write-hosts'

/**
 * Copies everything that one host needs to `.hosts/<name>/`: its own files, and the published files of the export.
 * @param root the project's root, absolute
 * @param name the name of a host in the hosting policy
 * @returns the folder, relative to the root of the project
 * @throws in two sentences if the policy names no such host or the export has a base path
 */
export async function assembleHost(root: string, settings: ShipSettings, name: string): Promise<string> {
  if (settings.basePath !== '') throw new Error(noHostsReason(settings.basePath))
  const hosts = await hostsOf(openOutDir(root, settings))
  const output = hosts.get(name)
  if (!output) {
    const problem = name === '' ? 'No host was given' : `${name} is not among the hosts of the hosting policy`
    throw new Error(`${problem}. Use one of ${[...hosts.keys()].join(', ')}.`)
  }
  await assemble(root, name, output)
  return folderOf('.', name)
}
