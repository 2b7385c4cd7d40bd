/** A file to publish, such as a results file of a case. */
export interface PublicFile {
  /** The address without the base path, such as `/cases/galaxy/a.csv`. */
  path: string
  bytes: Uint8Array
}
