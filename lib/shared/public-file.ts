/** A file whose bytes are ready, such as those beside the page of a case. */
export interface PublicFile {
  /** Without base path, such as `/cases/galaxy/a.csv`. */
  path: string
  bytes: Uint8Array
}
