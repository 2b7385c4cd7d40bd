import { versionOf } from '../journal/version'
import { readNow } from '../project/version-now'
import { catchUp } from './catch-up'
import { type Author, commitFiles } from './commit-files'
import { isAncestor, output, pathsIn } from './git'
import { assertAuthor, type PublishResult, send } from './publish'
import { listed, PublishError, unchanged } from './publish-error'
import { quote } from './quote'
import { type Publication, type PublishState, readState } from './read-state'
import type { PublishedProject } from './settings'

/**
 * Publishes the site as it was before the last publication, as a new commit. Other changes in this folder are kept.
 * @param author the person who undoes it
 * @param last the commit of the publication that was shown
 * @throws PublishError if that is not possible; everything is then as before
 * @throws SaveError if it was published, but the files in this folder could not be written
 */
export async function undo(project: PublishedProject, author: Author, last: string): Promise<PublishResult> {
  assertAuthor(author)
  const state = await readState(project)
  if (state.obstacle !== undefined) throw new PublishError(state.obstacle)
  if (state.hasRemote) {
    const changed = await catchUp(project)
    if (changed)
      return {
        message: 'Others have published since, so nothing was undone. Look at the page once more, then undo again.',
      }
  }
  if (state.last?.commit !== last)
    throw new PublishError(
      'Somebody has published since this page was opened, so nothing was undone. Look at the page once more.',
    )
  const paths = await filesOf(project, state, state.last)
  const old = await Promise.all(paths.map((path) => contentAt(project, `${last}^`, path)))
  const others = paths.flatMap((path, index) => (path === project.derived ? [] : [[path, old[index] ?? null] as const]))
  const problems = await project.check(Object.fromEntries(others))
  if (problems.length > 0)
    throw new PublishError(
      `Without the last publication the site would have errors, so nothing was undone. ${problems.join(' ')}`,
    )
  const message = `Undo ${quote(state.last.subject)}`
  const plan = { root: project.root, parent: state.head, message, author, from: { commit: `${last}^`, paths } }
  const commit = await commitFiles(project.git, plan)
  const before = await Promise.all(paths.map((path) => readNow(project.root, path)))
  const result = await send(project, state, { commit, paths, sentence: message })
  await project.write(
    paths.map((path, index) => {
      const bytes = before[index]
      return { path, content: old[index] ?? null, expected: bytes === undefined ? null : versionOf(bytes) }
    }),
  )
  await project.renew()
  return result
}

/**
 * Returns the files that the last publication changed, without the derived file if it has changed since.
 * @throws PublishError if they cannot be changed back
 */
async function filesOf(
  project: PublishedProject,
  state: PublishState,
  { commit, isRoot }: Publication,
): Promise<string[]> {
  const { git, derived, isPublished } = project
  if (isRoot)
    throw new PublishError('Nothing was published before, so there is nothing to go back to. Publish a change first.')
  const parents = (await output(git, ['log', '-1', '--format=%P', commit])).trim().split(' ').filter(Boolean)
  if (parents.length !== 1)
    throw new PublishError(
      'The last publication merged the work of several people, so it cannot be undone here. Ask an engineer.',
    )
  if (!(await isAncestor(git, commit, state.head)))
    throw new PublishError(
      'The last publication is not part of this folder, so it cannot be undone here. Ask an engineer.',
    )
  const difference = async (one: string, other: string) =>
    pathsIn(await output(git, ['diff', '-z', '--name-only', '--no-renames', one, other]))
  const paths = await difference(`${commit}^`, commit)
  const code = paths.filter((path) => !isPublished(path))
  if (code.length > 0)
    throw new PublishError(
      `The last publication also changed code (${listed(code)}), so it cannot be undone here. Ask an engineer.`,
    )
  const later = new Set([...(await difference(commit, state.head)), ...state.files.map(({ path }) => path)])
  const edited = paths.filter((path) => later.has(path) && path !== derived)
  if (edited.length > 0)
    throw new PublishError(
      `Something that it published has been changed again since (${listed(edited)}), so nothing was undone. ${unchanged} Publish that first, or change it back by hand.`,
    )
  // The derived file is made again from the others anyway.
  return paths.filter((path) => !later.has(path))
}

/** Returns a file's content in a commit, with the line endings that it has on disk; undefined if there is none. */
async function contentAt({ git }: PublishedProject, commit: string, path: string): Promise<Uint8Array | undefined> {
  const { code, bytes } = await git(['cat-file', '--filters', `${commit}:${path}`])
  return code === 0 ? bytes : undefined
}
