/** A file that people edit. */
export interface ListedFile {
  /** Relative to the project's folder, with slashes. */
  path: string
  /** Bytes. */
  size: number
  /** The SHA-1 by which git names its content. */
  version: string
  /** When it was written, in milliseconds: files that are as they were once are still another state than in between. */
  changed?: number
}

/** A file as it would be after a save. */
export interface ProposedChange {
  path: string
  /** The path before, if it is moved. */
  from?: string
  /** Null to delete it. */
  content: Uint8Array | null
  /** The version that the editor saw, at `from` if it is moved; null if it is new. */
  version: string | null
}

/** The files of the project, as the server offers them. */
export interface Repository {
  /** Every file that people edit, in alphabetical order. */
  list(): Promise<readonly ListedFile[]>
  /** Undefined if there is no such file among those listed. */
  read(path: string): Promise<Uint8Array | undefined>
  /**
   * Saves all changes, or none.
   * @returns the version of each file; null for a deleted one
   * @throws Refusal with the sentence that the person reads
   */
  save(changes: readonly ProposedChange[]): Promise<readonly { path: string; version: string | null }[]>
}
