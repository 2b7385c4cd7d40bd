import { siteConfig } from '../../site.config'
import type { LocaleTree } from '../i18n/load-locale'
import { licences, type ShippedPackage } from './licences'

/** What the files below are made from. */
export interface OutputSource {
  /** The interface texts of a language, facts filled in. */
  locale: (lng: string) => Promise<LocaleTree>
  /** The font's package. */
  font: () => Promise<ShippedPackage>
  /** The packages that the site ships, sorted by name. */
  packages: () => Promise<ShippedPackage[]>
}

/** A file of the site that is no page. */
export interface Output {
  /** Path in the export. */
  path: string
  /** The file's text; the same source gives the same text. */
  make: (site: OutputSource) => Promise<string>
}

/** Every file of the site that neither Next nor a folder of the project makes. */
export const outputs: readonly Output[] = [
  ...siteConfig.locales.exported.map((lng) => ({
    path: `locales/${lng}/common.json`,
    make: async ({ locale }: OutputSource) => `${JSON.stringify(await locale(lng), null, 2)}\n`,
  })),
  { path: 'licences.txt', make: async ({ font, packages }) => licences(await font(), await packages()) },
]
