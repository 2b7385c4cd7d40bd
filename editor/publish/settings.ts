import type { Change } from '../journal/prepare'
import type { Git } from './git'

/** Where and how a site is published. */
export interface PublishSettings {
  /** The name of a remote of git; if there is none, somebody else has to send what was published. */
  remote: string
  /** The branch that is published. */
  branch: string
  /** Whether each publication is a branch of its own, which somebody reviews. */
  review: boolean
}

/** A project that is published. Nothing here knows what its files mean. */
export interface PublishedProject extends PublishSettings {
  root: string
  git: Git
  /** Folders with the files that are published. */
  folders: readonly string[]
  /** Whether a file is one of those that people edit, or follows from them. */
  isPublished: (path: string) => boolean
  /** A file that is made from the others, such as a list of dates. */
  derived: string
  /** Makes the derived file from the files as they are now. */
  renew: () => Promise<void>
  /** What keeps files from being published, each a sentence or two; null removes a file. */
  check: (files: Readonly<Record<string, Uint8Array | null>>) => Promise<readonly string[]>
  /** Writes files so that all of them are new or none is. */
  write: (changes: readonly Change[]) => Promise<unknown>
  /** Where the file is written that somebody else sends, relative to `root`. */
  sendFolder: string
}

/** Each publication moves this tag. */
export const TAG = 'refs/tags/published'

/** Branches of publications that somebody reviews. */
export const REVIEWED = 'edit/'
