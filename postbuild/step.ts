import { keptPage } from './kept-page'
import type { OutDir } from './out-dir'

/** One thing that happens to the export. Run twice it changes nothing the second time. */
export interface Step {
  name: string
  run: (out: OutDir) => Promise<void>
}

/**
 * A step that looks at each page by itself and may change it.
 * @param change its result follows from the page, its name and our code alone: it is kept from build to build
 */
export function eachPage(name: string, change: (html: string, page: string) => string): Step {
  return {
    name,
    run: async (out) => {
      for (const page of await out.pages()) {
        const html = await out.readText(page)
        await out.write(page, await keptPage(out, [name, page, html], () => change(html, page)))
      }
    },
  }
}
