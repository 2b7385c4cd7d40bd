import type { Site } from '../content/site'
import type { LocaleTree } from '../i18n/load-locale'
import type { Texts } from '../i18n/texts'
import type { DatedPage, PageLine } from '../pages/listed-pages'
import type { PublicFile } from '../shared/public-file'
import type { ShippedPackage } from './licences'
import type { DocsCopy } from './markdown-copies/markdown-copy'

/** What the files for programs are made from. */
export interface OutputSource {
  /** The interface texts of a language, with facts filled in. */
  locale: (lng: string) => Promise<LocaleTree>
  /** The package of the font. */
  font: () => Promise<ShippedPackage>
  /** The packages that the site ships, sorted by name. */
  packages: () => Promise<ShippedPackage[]>
  /** `content/site.yml`. */
  site: () => Promise<Site>
  /** The interface texts as pages look them up. */
  texts: () => Promise<Texts>
  /** Every documentation page, in reading order. */
  docs: () => Promise<DocsCopy[]>
  /** Every other page that search engines may list, by path. */
  pages: () => Promise<PageLine[]>
  /** All pages that search engines may list, including the documentation. */
  dated: () => Promise<DatedPage[]>
  /** Whether the build is a preview, which search engines must not list. */
  preview: boolean
  /** The results files of all published cases, and the data of their explorers. */
  caseFiles: () => Promise<PublicFile[]>
  /** Icons that are drawn from `/icon.svg`. */
  icons: () => Promise<PublicFile[]>
  /** The social picture of every page. */
  socialPictures: () => Promise<PublicFile[]>
}

/** A file of the site that is not a page. */
export interface Output {
  /** Path in the export. */
  path: string
  /** Makes its content; the same source gives the same content. */
  make: (source: OutputSource) => Promise<string | Uint8Array>
}
