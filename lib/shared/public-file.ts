/** A file to publish, such as the results files of a case. */
export interface PublicFile {
  /** The address without base path, such as `/cases/galaxy/a.csv`. */
  path: string
  bytes: Uint8Array
}
