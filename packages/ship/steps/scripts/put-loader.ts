import { attribute, insideOf, nodesOf, splice } from '../../html'
import { FILES, kindOf, markOf, TOOLS_ABOVE } from '../../mark'
import { eachPageWith } from '../../step'
import { bundleLoader, needsOf } from './loader'
import { toolsFolder } from './tools'

/** One small inline script in each page, for the header, reveals and late hydration. Pages with the same needs get the same script. */
export const putLoader = eachPageWith('put-loader', async (out) => {
  const files = await out.files()
  const loaders = new Map<string, Promise<string>>()
  const change = async (html: string, page: string) => {
    const needs = needsOf(nodesOf(html), page, out.settings)
    const key = JSON.stringify(needs)
    const loader = loaders.get(key) ?? bundleLoader(out, needs, () => toolsFolder(files))
    loaders.set(key, loader)
    return fillMark(html, page, await loader)
  }
  return { inputs: [out.settings.basePath, ...files.filter((path) => path.startsWith(TOOLS_ABOVE))], change }
})

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
