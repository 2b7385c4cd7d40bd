/** A file to publish, such as the results files of a case. */
export interface PublicFile {
  /** Without base path, such as `/cases/galaxy/a.csv`. */
  path: string
  bytes: Uint8Array
}
