import { startSite } from './site'

/** Serves `out/` to all tests, and returns a function that stops the server. Playwright needs a default export. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.SITE_URL = site.url
  process.env.SITE_FORMS_FILE = site.formsFile
  return site.close
}
