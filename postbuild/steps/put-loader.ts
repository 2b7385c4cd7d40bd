import { attribute, insideOf, nodesOf, splice } from '../html'
import { bundleLoader, needsOf } from '../loader'
import { kindOf, markOf } from '../mark'
import type { Step } from '../step'
import { toolsFolder } from '../tools'
import { FILES } from './defer-framework'

/** Header, reveals and late hydration: one small script in each page, the same in all pages that need the same. */
export const putLoader: Step = {
  name: 'put-loader',
  run: async (out) => {
    const files = await out.files()
    const loaders = new Map<string, Promise<string>>()
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      const needs = needsOf(nodesOf(html), page)
      const key = JSON.stringify(needs)
      const code = loaders.get(key) ?? bundleLoader(out.root, needs, () => toolsFolder(files))
      loaders.set(key, code)
      await out.write(page, fillMark(html, page, await code))
    }
  },
}

/** Writes the loader into the script that carries the page's mark, with the addresses of the page's own files in it. */
export function fillMark(html: string, page: string, loader: string): string {
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  if (!mark) return html
  const files = attribute(mark, FILES)
  const code = files === undefined ? loader : loader.replace(/\bFILES\b/, () => JSON.stringify(files))
  if (/<\/script|<!--/i.test(code))
    throw new Error('The loader holds </script or <!--. Write it another way in client/.')
  return splice(html, [{ ...insideOf(mark), text: code }])
}
