import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/**
 * The content of `content/site.yml`, read directly, so that no test fails when real values replace the placeholders.
 */
export interface SiteFile {
  name: string
  origin: string
  company: { legalName: string; chamberOfCommerce: string; vat: string }
  links: { social: { name: string; url: string }[] }
  legal: { entity: string }
  security: { contact: string; expires: string }
}

/** Reads a YAML content file directly, bypassing the site's own readers. */
export const readContent = <Content>(path: string): Content => parse(readFileSync(`content/${path}`, 'utf8'))

/** Reads `content/site.yml`. */
export const readSiteFile = (): SiteFile => readContent('site.yml')

/** The group `outputs` of the interface texts. */
interface FileTexts {
  openapi: { says: string }
  postman: { says: string }
  llms: { intro: string; files: string; full: string; fullSays: string; site: string }
  feed: { says: string }
}

/** Reads the interface texts about files that are not pages. */
export const readFileTexts = (): FileTexts => JSON.parse(readFileSync('locales/en/common.json', 'utf8')).outputs
