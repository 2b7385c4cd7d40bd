import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isAncestor, output } from './git'
import type { PublishedProject } from './settings'

/**
 * Writes commits to a file that can be sent to somebody, who can then pull them from it.
 * https://git-scm.com/docs/git-bundle
 * @param before the commit that the other side has; if undefined, the file contains the whole history
 * @returns the path of the file, relative to the project
 */
export async function writeBundle(project: PublishedProject, commit: string, before?: string): Promise<string> {
  const { git, root, branch, sendFolder } = project
  await mkdir(join(root, sendFolder), { recursive: true })
  const file = `${sendFolder}/published-${commit.slice(0, 8)}.bundle`
  const isKnown = before !== undefined && before !== commit && (await isAncestor(git, before, commit))
  await output(git, ['bundle', 'create', '--quiet', file, `refs/heads/${branch}`, ...(isKnown ? [`^${before}`] : [])])
  return file
}
