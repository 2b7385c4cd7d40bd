/** A file that people edit. */
export interface ListedFile {
  /** The path relative to the project's folder, with forward slashes. */
  path: string
  /** The size in bytes. */
  size: number
  /** The SHA-1 by which Git names its content. */
  version: string
  /** When it was last written, in milliseconds since 1970. It differs even if the content was changed back. */
  changed?: number
}

/** A file as it would be after a save. */
export interface ProposedChange {
  path: string
  /** The previous path, if the file is moved. */
  from?: string
  /** The content; null deletes the file. */
  content: Uint8Array | null
  /** The version that the editor saw, at `from` if it is moved; null if it is new. */
  version: string | null
}

/** The files of the project, as the server offers them. */
export interface Repository {
  /** Lists every file that people edit, in alphabetical order. */
  list(): Promise<readonly ListedFile[]>
  /** Reads a file; undefined if there is no such file among those listed. */
  read(path: string): Promise<Uint8Array | undefined>
  /**
   * Saves either all changes or none.
   * @throws HttpError with the sentence that the person editing reads
   */
  save(changes: readonly ProposedChange[]): Promise<SavedChanges>
}

/** The result of a save. */
export interface SavedChanges {
  /** The version of each file; null for a deleted one. */
  files: readonly { path: string; version: string | null }[]
  /** Possible mistakes in the files, each in a sentence or two. */
  warnings: readonly string[]
}
