import { cacheKey } from '../lib/shared/build-cache/build-cache.mjs'
import type { OutDir } from './out-dir'

/** One change to the export. Running it twice changes nothing the second time. */
export interface Step {
  name: string
  run: (out: OutDir) => Promise<void>
}

/**
 * A step that changes each page on its own.
 * @param change must depend on nothing but the page, its name and our own code: its result is cached from build to build
 */
export function eachPage(name: string, change: (html: string, page: string) => string): Step {
  return {
    name,
    run: async (out) => {
      for (const page of await out.pages()) {
        const html = await out.readText(page)
        await out.write(page, await cachedText(out, [name, page, html], () => change(html, page)))
      }
    },
  }
}

/**
 * The text that a step makes, or made in an earlier build from the same inputs with the same code.
 * @param inputs name of the step and everything that its result depends on, the page included
 * @param make must depend on these inputs alone
 */
export async function cachedText(
  { cache }: OutDir,
  inputs: readonly [step: string, ...inputs: string[]],
  make: () => string | Promise<string>,
): Promise<string> {
  const key = cacheKey([cache.codeHash(), ...inputs])
  const found = cache.read('pages', key)
  if (found) return found.toString()
  const made = await make()
  cache.write('pages', key, Buffer.from(made))
  return made
}
