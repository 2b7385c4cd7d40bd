import { catchUp } from './catch-up'
import { type Author, commitFiles, moveTo } from './commit-files'
import { output } from './git'
import { PublishError, unchanged } from './publish-error'
import { push } from './push'
import { type PublishState, readState } from './read-state'
import { type PublishedProject, REVIEW_BRANCH_PREFIX, TAG } from './settings'
import { writeBundle } from './write-bundle'

/** A request to publish. */
export interface PublishRequest {
  /** What changes, in a sentence. */
  sentence: string
  author: Author
  /** The `version` of the state that was shown. */
  version: string
}

/** The result of publishing. */
export interface PublishResult {
  /** The commit; undefined if changes by others were brought in first, so that nothing was published or undone. */
  commit?: string
  /** What happened and what remains to be done, in sentences. */
  message: string
}

/**
 * Publishes what has changed: makes a commit of exactly the files that were shown, pushes it, and moves the tag. The
 * local branch and the tag move only after the remote has accepted it.
 * @throws PublishError if that is not possible; everything is then as before
 */
export async function publish(project: PublishedProject, request: PublishRequest): Promise<PublishResult> {
  const state = await readState(project)
  assertPublishable(state, request)
  const problems = await project.check({})
  if (problems.length > 0)
    throw new PublishError(`The site is not ready, so nothing was published. ${problems.join(' ')}`)
  if (state.hasRemote) {
    const changed = await catchUp(project)
    if (changed) return { message: broughtIn(changed) }
  }
  const paths = state.files.map(({ path }) => path)
  const { sentence: message, author } = request
  const plan = { root: project.root, parent: state.head, message, author, paths }
  const commit = paths.length > 0 ? await commitFiles(project.git, plan) : state.head
  return send(project, state, { commit, paths, sentence: message })
}

/** Reports that what others have published is now in the folder, so the site is no longer the one that was reviewed. */
const broughtIn = ({ length }: readonly string[]): string => {
  const what =
    length === 0
      ? 'What you published before has been merged.'
      : `Others have published since (${length === 1 ? '1 file' : `${length} files`}), which is now in this folder as well.`
  return `${what} ${unchanged} Look at the list once more, then press Publish again.`
}

function assertPublishable(state: PublishState, { sentence, author, version }: PublishRequest): void {
  if (state.obstacle !== undefined) throw new PublishError(state.obstacle)
  if (state.files.length === 0 && !state.hasUnpublishedCommits)
    throw new PublishError('Nothing has changed since the last publication. Change something first.')
  if (state.version !== version)
    throw new PublishError(
      'Something has changed since this page was opened, so nothing was published. Look at the list once more, then press Publish again.',
    )
  if (sentence.trim() === '')
    throw new PublishError(
      'The publication has no description. Write in a sentence what changes, then press Publish again.',
    )
  assertAuthor(author)
}

/** Checks the author. @throws PublishError if a commit could not have this name or address */
export function assertAuthor({ name, email }: Author): void {
  if (!/[^\s<>]/.test(name) || /[<>\n]/.test(name))
    throw new PublishError(
      'Your name is missing. Write it without the characters “<” and “>”, then press the button again.',
    )
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email))
    throw new PublishError(
      'Your e-mail address is missing. Write one such as name@example.com, then press the button again.',
    )
}

/**
 * Pushes a commit to the branch from which the site is published, and records here that it is published. If
 * publications are reviewed, it is pushed as a separate branch, and not recorded. Without a remote, it is written to a
 * file to be sent.
 * @throws PublishError if the push is rejected
 */
export async function send(
  project: PublishedProject,
  state: PublishState,
  { commit, paths, sentence }: { commit: string; paths: readonly string[]; sentence: string },
): Promise<PublishResult> {
  const { git, remote, branch, review } = project
  const here = { commit, before: state.head, paths }
  if (state.hasRemote && review) {
    const own = state.branch.startsWith(REVIEW_BRANCH_PREFIX) ? state.branch : await nameBranch(project, sentence)
    await push(git, remote, [`${commit}:refs/heads/${own}`])
    await moveTo(git, { ...here, branch: own })
    return {
      commit,
      message: `It was sent to “${remote}” as the branch “${own}”. Ask for a review of that branch: the site shows it once it has been merged into “${branch}”.`,
    }
  }
  if (state.hasRemote) await push(git, remote, [`${commit}:refs/heads/${branch}`, `+${commit}:${TAG}`])
  await moveTo(git, here)
  const before = state.last?.commit
  await output(git, ['update-ref', TAG, commit])
  if (state.hasRemote)
    return {
      commit,
      message: `It was sent to the repository “${remote}”, from which the site is built and uploaded. Visitors see it as soon as that is done.`,
    }
  const file = await writeBundle(project, commit, before)
  return {
    commit,
    message: `This folder has no remote repository, so it was only recorded here. Send the file ${file} to the engineer who looks after the site, who gets your changes with “git pull ${file.split('/').at(-1)} ${branch}”.`,
  }
}

/** Returns a name for a branch that does not exist yet: the day, and words from the sentence. */
async function nameBranch({ git, slugify }: PublishedProject, sentence: string): Promise<string> {
  const words = slugify(sentence).slice(0, 40).replace(/-+$/, '')
  const name = `${REVIEW_BRANCH_PREFIX}${new Date().toISOString().slice(0, 10)}-${words || 'change'}`
  const taken = (await output(git, ['for-each-ref', '--format=%(refname)'])).split('\n')
  const isTaken = (each: string) => taken.some((ref) => ref.endsWith(`/${each}`))
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}
