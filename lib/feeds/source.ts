import type { Place } from '../content/files'
import type { Site } from '../content/site'
import type { DocsText } from '../docs/page'
import type { LocaleTree } from '../i18n/load-locale'
import type { Texts } from '../i18n/texts'
import type { ShippedPackage } from './licences'

/** A page in a list of pages. */
export interface PageLine {
  /** Without base path. */
  path: string
  title: string
  description: string
}

/** A page that may be found, with the day on which its words became what they are. */
export interface DatedPage extends PageLine {
  kind: Place['kind']
  /** Such as `2026-12-01`; none where nobody has stamped the page. */
  day: string | undefined
}

/** What the files of the site that are no pages are made from. */
export interface OutputSource {
  /** The interface texts of a language, facts filled in. */
  locale: (lng: string) => Promise<LocaleTree>
  /** The font's package. */
  font: () => Promise<ShippedPackage>
  /** The packages that the site ships, sorted by name. */
  packages: () => Promise<ShippedPackage[]>
  /** `content/site.yml`. */
  site: () => Promise<Site>
  /** The interface texts as pages look them up. */
  texts: () => Promise<Texts>
  /** Every page of the documentation, in reading order. */
  docs: () => Promise<DocsText[]>
  /** Every other page that search engines may list, by path. */
  pages: () => Promise<PageLine[]>
  /** All pages that may be found, the documentation among them. */
  dated: () => Promise<DatedPage[]>
  /** Whether it is a preview, which nobody shall find. */
  preview: boolean
  /** The results files of all published cases, and what their explorers load. */
  caseFiles: () => Promise<PublicFile[]>
  /** Icons that are drawn from `/icon.svg`. */
  icons: () => Promise<PublicFile[]>
  /** The social picture of every page. */
  socialPictures: () => Promise<PublicFile[]>
}

/** A file whose bytes stand already, such as those beside the page of a case. */
export interface PublicFile {
  /** Without base path, such as `/cases/galaxy/a.csv`. */
  path: string
  bytes: Uint8Array
}

/** A file of the site that is no page. */
export interface Output {
  /** Path in the export. */
  path: string
  /** What stands in it; the same source gives the same. */
  make: (site: OutputSource) => Promise<string | Uint8Array>
}
