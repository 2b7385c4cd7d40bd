import { createHash } from 'node:crypto'
import type { ListedFile, SavedChanges } from '../repository'

/** The address of the only repository. */
export const repositoryPath = '/repos/site/site'

/**
 * Responses that are always the same, by path. The interface requests most of them when it starts. It accepts no
 * version below 1.24, and requests more files at once than Gitea allows.
 */
export const constants: Readonly<Record<string, unknown>> = {
  '/version': { version: '1.24.0' },
  '/user': { id: 1, login: 'editor', full_name: 'Editor', email: '', avatar_url: '', html_url: '' },
  '/settings/api': {
    ...{ default_paging_num: 100_000, max_response_items: 100_000 },
    ...{ default_max_blob_size: 100_000_000, default_max_response_size: 1_000_000_000 },
  },
  [repositoryPath]: { default_branch: 'main', permissions: { pull: true, push: true } },
  // The history is in Git, and the interface does not show it.
  [`${repositoryPath}/commits`]: [],
}

/**
 * Returns a name for the state of all files. The interface reads the files again when the name changes, and does not
 * notice its own saves: after an undo, a name made from the contents alone would be the one that it knows.
 */
const stateOf = (files: readonly ListedFile[]) =>
  createHash('sha1')
    .update(files.map(({ path, version, changed = 0 }) => `${path}\0${version}\0${changed}\n`).join(''))
    .digest('hex')

/** Returns the state of the files as a branch. */
export const branchOf = (files: readonly ListedFile[]) => ({
  name: 'main',
  commit: { id: stateOf(files), message: '' },
})

/** Returns the list of the files as a tree. */
export const treeOf = (files: readonly ListedFile[]) => ({
  truncated: false,
  tree: files.map(({ path, version, size }) => ({ path, type: 'blob', sha: version, size })),
})

/**
 * Returns the result of a save as a commit. The warnings are not part of Gitea's API; `show-warnings.ts` reads them.
 */
export const commitOf = ({ files, warnings }: SavedChanges, now: Date) => ({
  commit: {
    sha: createHash('sha1').update(JSON.stringify(files)).digest('hex'),
    created: now.toISOString(),
  },
  warnings,
  files: files.map(({ path, version }) => (version === null ? null : { path, sha: version })),
})
