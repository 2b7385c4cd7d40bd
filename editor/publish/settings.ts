import type { Change } from '../journal/prepare'
import type { Git } from './git'

/** Where and how a site is published. */
export interface PublishSettings {
  /** The name of a Git remote. If it does not exist, each publication is written to a file for an engineer. */
  remote: string
  /** The branch that is published. */
  branch: string
  /** Whether each publication is a separate branch, which somebody reviews. */
  review: boolean
}

/** A project that is published. Nothing here knows what its files mean. */
export interface PublishedProject extends PublishSettings {
  root: string
  git: Git
  /** Folders with the files that are published. */
  folders: readonly string[]
  /** Whether a file is one that people edit, or that follows from those. */
  isPublished: (path: string) => boolean
  /** A file that is made from the others, such as a list of dates. */
  derived: string
  /** Makes the derived file from the current files. */
  renew: () => Promise<void>
  /**
   * Returns the mistakes that prevent the site from being published with these files, each in a sentence or two; null
   * deletes a file.
   */
  check: (files: Readonly<Record<string, Uint8Array | null>>) => Promise<readonly string[]>
  /** Writes files so that either all of them are new or none is. */
  write: (changes: readonly Change[]) => Promise<unknown>
  /** Turns a sentence into words for the name of a branch, such as `new-prices`. */
  slugify: (text: string) => string
  /** The folder, relative to `root`, for the files with publications if there is no remote. */
  sendFolder: string
}

/** Each publication moves this tag. */
export const TAG = 'refs/tags/published'

/** The prefix of branches with publications to be reviewed. */
export const REVIEW_BRANCH_PREFIX = 'edit/'
