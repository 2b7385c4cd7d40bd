import type { OutputFile } from '@oogwenk/ship'
import { type Edition, getEdition } from '../lib/content/edition'
import { getSite } from '../lib/content/site'
import { type DocsCopy, docsCopyOf } from '../lib/feeds/markdown-copies/markdown-copy'
import { listOutputs } from '../lib/feeds/outputs'
import type { OutputSource } from '../lib/feeds/source'
import { loadLocale } from '../lib/i18n/load-locale'
import { shownTexts } from '../lib/i18n/shown-texts'
import { getTexts } from '../lib/i18n/texts'
import { drawIcons } from '../lib/images/pictures/icons'
import { drawSocialPictures } from '../lib/images/pictures/social-pictures'
import { listCaseFiles } from '../lib/pages/cases/case-files'
import { listExplorerFiles } from '../lib/pages/cases/explorer-files'
import { listDocs, readDocs } from '../lib/pages/docs/docs'
import { listDated, listPageLines } from '../lib/pages/listed-pages'
import { keepByPage } from '../lib/pages/page-inputs'
import { listSocialCards } from '../lib/pages/social-cards'
import { cacheKey } from '../lib/shared/build-cache/build-cache.mjs'
import { type Keep, noCache } from '../lib/shared/build-cache/keep'
import { addresses } from '../lib/shared/urls'
import { installedPackage, shippedPackages } from './shipped-packages'

/** Several files are made from the same source, which is read once. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/**
 * The sources of the files, each read on first use.
 * @param root the project's root, absolute
 * @param edition decides which pages are listed; by default that of the build
 * @param keep where the copies of pages that have not changed come from
 */
export function outputSource(root: string, edition: Edition = getEdition(), keep: Keep = noCache): OutputSource {
  return {
    locale: async (lng) => shownTexts(await loadLocale(lng), edition),
    font: () => installedPackage(root, '@fontsource-variable/bricolage-grotesque'),
    packages: () => shippedPackages(root),
    site: once(getSite),
    texts: once(() => getTexts()),
    docs: once(() => readCopies(edition, keep)),
    pages: () => listPageLines(edition),
    dated: once(() => listDated(edition)),
    preview: edition.preview,
    caseFiles: once(async () => [...(await listCaseFiles()), ...(await listExplorerFiles())]),
    icons: once(() => drawIcons(root)),
    socialPictures: once(async () => drawSocialPictures(await listSocialCards(), root)),
  }
}

/** The documentation for programs. A page depends on the titles and summaries of the others. */
async function readCopies(edition: Edition, keep: Keep): Promise<DocsCopy[]> {
  const [pages, { origin }, keepPage] = await Promise.all([listDocs(edition), getSite(), keepByPage(keep)])
  const pagesKey = cacheKey([JSON.stringify(pages)])
  const copies: DocsCopy[] = []
  for (const { path, file } of pages) {
    const make = async () => JSON.stringify(docsCopyOf(await readDocs(path, pages), addresses(origin)))
    copies.push(JSON.parse(await keepPage(file, ['docs-copy', origin, pagesKey], make)))
  }
  return copies
}

/** The files that are not pages: translations, licences, documentation for programs, results files, social pictures. */
export async function outputsOf(root: string, keep: Keep = noCache): Promise<OutputFile[]> {
  const source = outputSource(root, getEdition(), keep)
  return (await listOutputs(source)).map(({ path, make }) => ({ path, make: async () => make(source) }))
}
