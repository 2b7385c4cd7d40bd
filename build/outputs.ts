import type { OutputFile } from '@oogwenk/ship'
import { type Edition, getEdition } from '../lib/content/edition'
import { getSite } from '../lib/content/site'
import { listOutputs } from '../lib/feeds/outputs'
import type { OutputSource } from '../lib/feeds/source'
import { loadLocale } from '../lib/i18n/load-locale'
import { shownTexts } from '../lib/i18n/shown-texts'
import { getTexts } from '../lib/i18n/texts'
import { drawIcons } from '../lib/images/pictures/icons'
import { drawSocialPictures } from '../lib/images/pictures/social-pictures'
import { listCaseFiles } from '../lib/pages/cases/case-files'
import { listExplorerFiles } from '../lib/pages/cases/explorer-files'
import { listDated, listPageLines } from '../lib/pages/listed-pages'
import { listSocialCards } from '../lib/pages/social-cards'
import { noCache, type Reuse } from '../lib/shared/build-cache/reuse'
import { readCopies, readPageTexts } from './page-texts'
import { installedPackage, shippedPackages } from './shipped-packages'

/**
 * Returns a function that reads a source only on its first call, because several files are made from the same source.
 */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/**
 * Returns the sources of the files. Each is read when it is needed; those that several files need are read only once.
 * @param root the project's root, absolute
 * @param edition decides which pages are listed; by default that of the build
 */
export function outputSource(root: string, edition: Edition = getEdition()): OutputSource {
  return {
    locale: async (lng) => shownTexts(await loadLocale(lng), edition),
    font: () => installedPackage(root, '@fontsource-variable/bricolage-grotesque'),
    packages: () => shippedPackages(root),
    site: once(getSite),
    texts: once(() => getTexts()),
    docs: once(() => readCopies(edition, noCache)),
    pages: () => listPageLines(edition),
    dated: once(() => listDated(edition)),
    preview: edition.preview,
    caseFiles: once(async () => [...(await listCaseFiles()), ...(await listExplorerFiles())]),
    icons: once(() => drawIcons(root)),
    socialPictures: once(async () => drawSocialPictures(await listSocialCards(), root)),
  }
}

/**
 * Returns the files that are not pages, such as translations, licences, Markdown copies, results files and social
 * cards.
 */
export async function outputsOf(root: string, reuse: Reuse = noCache): Promise<OutputFile[]> {
  const copies = once(async () => (await readPageTexts(reuse)).copies)
  const source = { ...outputSource(root), docs: copies }
  return (await listOutputs(source)).map(({ path, make }) => ({ path, make: async () => make(source) }))
}
