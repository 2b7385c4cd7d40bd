import { loadLocale } from '../../lib/i18n/load-locale'
import { siteConfig } from '../../site.config'
import type { Step } from '../step'
import { bundleTools, folderOf, TOOLS_ABOVE } from '../tools'

/** What a control loads at its first use: a plain script for each tool, in files that no page names but its loader. */
export const putTools: Step = {
  name: 'put-tools',
  run: async (out) => {
    const { tools = {} } = await loadLocale(siteConfig.locales.default)
    const files = await bundleTools(out.root, typeof tools === 'string' ? {} : tools)
    const folder = folderOf(files)
    for (const path of await out.files())
      if (path.startsWith(`${TOOLS_ABOVE}/`) && !path.startsWith(`${folder}/`)) await out.remove(path)
    for (const [name, text] of files) await out.write(`${folder}/${name}`, text)
  },
}
