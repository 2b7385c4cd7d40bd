import { attribute, insideOf, nodesOf, splice } from '../../html'
import { kindOf, markOf } from '../../mark'
import type { OutDir } from '../../out-dir'
import { cachedText, type Step } from '../../step'
import { FILES } from '../framework/defer-framework'
import { bundleLoader, type Needs, needsOf, needsTools } from './loader'
import { toolsFolder } from './tools'

/** One small inline script in each page, for the header, reveals and late hydration. Pages with the same needs get the same script. */
export const putLoader: Step = {
  name: 'put-loader',
  run: async (out) => {
    const files = await out.files()
    const loaders = new Map<string, Promise<string>>()
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      const needs = await cachedText(out, ['needs', page, html], () => JSON.stringify(needsOf(nodesOf(html), page)))
      const code = loaders.get(needs) ?? bundleOnce(out, JSON.parse(needs), () => toolsFolder(files))
      loaders.set(needs, code)
      const loader = await code
      await out.write(
        page,
        await cachedText(out, ['put-loader', page, html, loader], () => fillMark(html, page, loader)),
      )
    }
  },
}

/** The loader, or a cached copy that an earlier build made from the same code. */
function bundleOnce(out: OutDir, needs: Needs, folder: () => string): Promise<string> {
  const asked = needsTools(needs) ? folder() : ''
  return cachedText(out, ['loader', JSON.stringify(needs), asked], () => bundleLoader(out.root, needs, folder))
}

/** Writes the loader into the script with the page's mark, together with the addresses of the page's own files. */
export function fillMark(html: string, page: string, loader: string): string {
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  if (!mark) return html
  const files = attribute(mark, FILES)
  const code = files === undefined ? loader : loader.replace(/\bFILES\b/, () => JSON.stringify(files))
  if (/<\/script|<!--/i.test(code))
    throw new Error('The loader contains </script or <!--. Write it another way in client/.')
  return splice(html, [{ ...insideOf(mark), text: code }])
}
