import type { z } from 'zod'
import { readData } from './read-data'
import { siteSchema } from './schemas/site'

/** Where it stands. */
export const siteFile = 'content/site.yml'

/** Addresses and unknowns of `content/site.yml`. A text in [square brackets] is a placeholder. */
export type Site = z.output<typeof siteSchema>

/**
 * Reads `content/site.yml`.
 * @throws ContentError with every problem of the file
 */
export function getSite(): Promise<Site> {
  return readData(siteFile, siteSchema)
}
