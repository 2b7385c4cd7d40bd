import { listCaseFiles } from '../../lib/content/case-files'
import { listDocs, readDocs } from '../../lib/content/docs'
import { listExplorerFiles } from '../../lib/content/explorer-files'
import { listPages } from '../../lib/content/listed-pages'
import { getSite } from '../../lib/content/site'
import { loadLocale } from '../../lib/i18n/load-locale'
import { getTexts } from '../../lib/i18n/texts'
import { listOutputs } from '../../lib/outputs/outputs'
import type { OutputSource } from '../../lib/outputs/source'
import { installedPackage, shippedPackages } from '../shipped-packages'
import type { Step } from '../step'

/** Several files are made from the documentation: it is read once. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/** Files that are no pages: texts that browsers load, licences, what machines read of the documentation, results files. */
export const writeOutputs: Step = {
  name: 'write-outputs',
  run: async (out) => {
    const source: OutputSource = {
      locale: (lng) => loadLocale(lng),
      font: () => installedPackage(out.root, '@fontsource-variable/bricolage-grotesque'),
      packages: () => shippedPackages(out.root),
      site: once(getSite),
      texts: once(() => getTexts()),
      docs: once(async () => Promise.all((await listDocs()).map(({ path }) => readDocs(path)))),
      pages: listPages,
      caseFiles: async () => [...(await listCaseFiles()), ...(await listExplorerFiles())],
    }
    for (const { path, make } of await listOutputs(source)) await out.write(path, await make(source))
  },
}
