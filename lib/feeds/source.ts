import type { Site } from '../content/site'
import type { LocaleTree } from '../i18n/load-locale'
import type { Texts } from '../i18n/texts'
import type { DocsText } from '../pages/docs/docs-page'
import type { DatedPage, PageLine } from '../pages/listed-pages'
import type { PublicFile } from '../shared/public-file'
import type { ShippedPackage } from './licences'

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

/** A file of the site that is no page. */
export interface Output {
  /** Path in the export. */
  path: string
  /** Its content; the same source gives the same content. */
  make: (site: OutputSource) => Promise<string | Uint8Array>
}
