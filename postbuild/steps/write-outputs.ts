import { loadLocale } from '../../lib/i18n/load-locale'
import { outputs } from '../../lib/outputs/outputs'
import { installedPackage, shippedPackages } from '../shipped-packages'
import type { Step } from '../step'

/** Files that are no pages: the texts that browsers load, and the licences of what is shipped. */
export const writeOutputs: Step = {
  name: 'write-outputs',
  run: async (out) => {
    const source = {
      locale: (lng: string) => loadLocale(lng),
      font: () => installedPackage(out.root, '@fontsource-variable/bricolage-grotesque'),
      packages: () => shippedPackages(out.root),
    }
    for (const { path, make } of outputs) await out.write(path, await make(source))
  },
}
