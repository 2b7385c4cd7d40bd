import type { OutDir } from './out-dir'

/** One thing that happens to the export. Run twice it changes nothing the second time. */
export interface Step {
  name: string
  run: (out: OutDir) => Promise<void>
}

/** A step that looks at each page by itself and may change it. */
export function eachPage(name: string, change: (html: string, page: string) => string): Step {
  return {
    name,
    run: async (out) => {
      for (const page of await out.pages()) await out.write(page, change(await out.readText(page), page))
    },
  }
}
