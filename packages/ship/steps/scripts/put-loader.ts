import { addressOf } from '../../address'
import { attribute, insideOf, nodesOf, splice } from '../../html'
import { FILES, kindOf, markOf, TOOLS_ABOVE } from '../../mark'
import type { OutDir } from '../../out-dir'
import { cachedText, eachPageWith } from '../../step'
import { bundleLoader, type Needs, needsOf, needsTools } from './loader'
import { toolsFolder } from './tools'

/** One small inline script in each page, for the header, reveals and late hydration. Pages with the same needs get the same script. */
export const putLoader = eachPageWith('put-loader', async (out) => {
  const files = await out.files()
  const loaders = new Map<string, Promise<string>>()
  const change = async (html: string, page: string) => {
    const needs = needsOf(nodesOf(html), page, out.settings)
    const key = JSON.stringify(needs)
    const loader = loaders.get(key) ?? bundleOnce(out, needs, () => toolsFolder(files))
    loaders.set(key, loader)
    return fillMark(html, page, await loader)
  }
  return { inputs: [out.settings.basePath, ...files.filter((path) => path.startsWith(TOOLS_ABOVE))], change }
})

/** The loader, or a cached copy that an earlier build made from the same code. */
function bundleOnce(out: OutDir, needs: Needs, folder: () => string): Promise<string> {
  const asked = needsTools(needs, out.settings) ? folder() : ''
  return cachedText(out, ['loader', JSON.stringify(needs), addressOf(`/${asked}`, out.settings)], () =>
    bundleLoader(out, needs, folder),
  )
}

/** Writes the loader into the script with the page's mark, together with the addresses of the page's own files. */
export function fillMark(html: string, page: string, loader: string): string {
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  if (!mark) return html
  const files = attribute(mark, FILES)
  const code = files === undefined ? loader : loader.replace(/\bFILES\b/, () => JSON.stringify(files))
  if (/<\/script|<!--/i.test(code)) throw new Error('The loader contains </script or <!--. Write it another way.')
  return splice(html, [{ ...insideOf(mark), text: code }])
}
