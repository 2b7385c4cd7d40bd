import { join } from 'node:path'
import { bundle } from '../bundle'
import { insideOf, nodesOf, splice } from '../html'
import { kindOf, markOf } from '../mark'
import type { Step } from '../step'

/** Header, reveals and late hydration: one small script in each page, the same in all, so that one hash allows it. */
export const putLoader: Step = {
  name: 'put-loader',
  run: async (out) => {
    const code = await bundle(join(out.root, 'client/loader.ts'))
    for (const page of await out.pages()) await out.write(page, fillMark(await out.readText(page), page, code))
  },
}

/** Writes the loader into the script that carries the page's mark. */
export function fillMark(html: string, page: string, code: string): string {
  if (/<\/script|<!--/i.test(code))
    throw new Error('The loader holds </script or <!--. Write it another way in client/.')
  const nodes = nodesOf(html)
  kindOf(nodes, page)
  const mark = markOf(nodes)
  return mark ? splice(html, [{ ...insideOf(mark), text: code }]) : html
}
