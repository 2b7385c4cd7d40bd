import type { HostingPolicy } from '../hosts/hosting-policy'

/** What a server needs to know about the site. */
export interface ServedSite {
  /** Path below which the export is served; empty at the root of the host. */
  basePath: string
  hosting: HostingPolicy
  /**
   * Folders that are also served at the root of the host, such as `/locales/`: pages of every language request files
   * there.
   */
  rootFolders?: readonly string[]
  plainPages: PlainPageSettings
}

/** The language and style of pages that the server makes itself. */
export interface PlainPageSettings {
  /** The value of `<html lang>`. */
  language: string
  /** A style sheet, which must work when nothing else does. */
  style: string
}
