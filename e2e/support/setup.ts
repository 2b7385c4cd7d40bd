import { startSite } from './site'

/** Serves `out/` for all tests, and stops when they are done. Playwright wants it as the default export. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.SITE_URL = site.url
  process.env.SITE_FORMS_FILE = site.formsFile
  return site.close
}
