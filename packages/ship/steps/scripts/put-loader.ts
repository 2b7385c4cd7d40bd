import { attribute } from '../../html'
import { FILES, kindOf, markOf, TOOLS_PARENT } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPageWith } from '../../step'
import { bundleLoader, needsOf } from './loader'
import { toolsFolder } from './tools'

/**
 * Inlines the loader in each page, with only the parts that the page needs. Pages with the same needs get the same
 * script.
 */
export const putLoader = eachPageWith('put-loader', async (out) => {
  const files = await out.files()
  const loaders = new Map<string, Promise<string>>()
  const change = async (page: PageTree) => {
    const needs = needsOf(page.nodes, page.file, out.settings)
    const key = JSON.stringify(needs)
    const loader = loaders.get(key) ?? bundleLoader(out, needs, () => toolsFolder(files))
    loaders.set(key, loader)
    fillMark(page, await loader)
  }
  return { inputs: [out.settings.basePath, ...files.filter((path) => path.startsWith(TOOLS_PARENT))], change }
})

/**
 * Writes the loader into the script with the page's mark, together with the addresses of the page's own files.
 * @throws if the page was not classified, or the code could end its element
 */
export function fillMark(page: PageTree, loader: string): void {
  kindOf(page.nodes, page.file)
  const mark = markOf(page.nodes)
  if (!mark) return
  const files = attribute(mark, FILES)
  const code = files === undefined ? loader : loader.replace(/\bFILES\b/, () => JSON.stringify(files))
  if (/<\/script|<!--/i.test(code)) throw new Error('The loader contains </script or <!--. Write it another way.')
  page.setText(mark, code)
}
