import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { readNow } from '../project/version-now'
import { commitAt, type Git, output, pathsIn } from './git'
import { type PublishedProject, REVIEW_BRANCH_PREFIX, TAG } from './settings'

/** A file that differs from the last commit. */
export interface ChangedFile {
  path: string
  change: 'new' | 'changed' | 'deleted'
}

/** A published commit. */
export interface Publication {
  commit: string
  /** The subject of its message. */
  subject: string
  /** The name of its author. */
  name: string
  /** The date, such as `2026-11-26`. */
  day: string
  /** Whether the commit has no parent, so that it cannot be undone. */
  isRoot: boolean
}

/** What can be published from a folder. */
export interface PublishState {
  /** Why nothing can be published from it, and what to do. */
  obstacle?: string
  /** The branch of the folder. */
  branch: string
  /** The last commit. */
  head: string
  /** The files that would be published, in alphabetical order. */
  files: readonly ChangedFile[]
  /** Other changed files that would not be published, because the editor does not know them. */
  leftOut: readonly string[]
  /** Whether there are commits that have not been published. */
  hasUnpublishedCommits: boolean
  last?: Publication
  /** Whether the remote is configured. */
  hasRemote: boolean
  /** A hash of all of the above and of the content of the files; it differs after each change. */
  version: string
}

type UnversionedState = Omit<PublishState, 'version'>

/** Reads what can be published, without contacting another computer. */
export async function readState(project: PublishedProject): Promise<PublishState> {
  const state = await readFolder(project)
  const contents = await Promise.all(state.files.map(({ path }) => readNow(project.root, path)))
  return { ...state, version: versionOf(state, contents) }
}

function versionOf(state: UnversionedState, contents: readonly (Uint8Array | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(state))
  for (const bytes of contents) hash.update(bytes ?? 'none').update('\0')
  return hash.digest('hex')
}

async function readFolder(project: PublishedProject): Promise<UnversionedState> {
  const { git, root, branch: published, folders, isPublished } = project
  const none: UnversionedState = {
    branch: '',
    head: '',
    files: [],
    leftOut: [],
    hasUnpublishedCommits: false,
    hasRemote: false,
  }
  const top = await git(['rev-parse', '--show-toplevel'])
  if (top.code === 127)
    return { ...none, obstacle: 'Git is not installed. Install it from git-scm.com, then try again.' }
  if (top.code !== 0 || (await realpath(top.text.trimEnd())) !== (await realpath(root)))
    return { ...none, obstacle: 'This folder is not a Git repository. Ask an engineer for a clone of it.' }
  const head = await commitAt(git, 'HEAD')
  if (head === undefined)
    return { ...none, obstacle: 'This repository has no commits yet. Ask an engineer to make the first one.' }
  const branch = (await git(['symbolic-ref', '--quiet', '--short', 'HEAD'])).text.trim()
  const status = await output(git, [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...folders,
  ])
  const changes = pathsIn(status)
    .flatMap(changeOf)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const obstacle = await obstacleOf(
    project,
    branch,
    changes.some(({ isUnmerged }) => isUnmerged),
  )
  const tag = await commitAt(git, TAG)
  const last = tag === undefined ? undefined : await publicationAt(git, tag)
  return {
    ...(obstacle !== undefined && { obstacle }),
    branch: branch || published,
    head,
    files: changes.filter(({ path }) => isPublished(path)).map(({ path, change }) => ({ path, change })),
    leftOut: changes.map(({ path }) => path).filter((path) => !isPublished(path)),
    hasUnpublishedCommits: tag !== head,
    ...(last && { last }),
    hasRemote: await hasRemote(project),
  }
}

/** Parses an entry of `git status --porcelain -z`: the states in the index and the working tree, and the path. */
function changeOf(entry: string): (ChangedFile & { isUnmerged: boolean })[] {
  const [index, workingTree, path] = [entry[0], entry[1], entry.slice(3)]
  const isUnmerged = index === 'U' || workingTree === 'U' || /^(AA|DD)/.test(entry)
  // Added to the index, and deleted again.
  if (index === 'A' && workingTree === 'D') return []
  const isNew = index === 'A' || index === '?'
  const isDeleted = workingTree === 'D' || (index === 'D' && workingTree === ' ')
  return [{ path, change: isNew ? 'new' : isDeleted ? 'deleted' : 'changed', isUnmerged }]
}

async function obstacleOf({ git, branch: published, review }: PublishedProject, branch: string, isMerging: boolean) {
  if (isMerging || (await commitAt(git, 'MERGE_HEAD')) !== undefined)
    return 'A merge was started in this folder but not finished. Ask an engineer to finish it.'
  const isOwn = branch === published || (review && branch.startsWith(REVIEW_BRANCH_PREFIX))
  if (isOwn) return undefined
  const present = branch === '' ? 'at an earlier commit' : `on the branch “${branch}”`
  return `This folder is ${present}, but the site is published from “${published}”. Ask an engineer to switch to that branch.`
}

/** Whether the project has the remote that it is published to. */
export const hasRemote = async ({ git, remote }: PublishedProject): Promise<boolean> =>
  remote !== '' && (await git(['remote', 'get-url', '--', remote])).code === 0

/** Describes a commit as a publication. */
export async function publicationAt(git: Git, commit: string): Promise<Publication> {
  const text = await output(git, ['log', '-1', '--format=%s%x00%an%x00%cs%x00%P', commit])
  const [subject = '', name = '', day = '', parents = ''] = text.trimEnd().split('\0')
  return { commit, subject, name, day, isRoot: parents === '' }
}
