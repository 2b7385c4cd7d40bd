import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { href } from '../../lib/urls'
import { attribute, elementsOf, insideOf, nodesOf, placeOf, splice } from '../html'
import type { Step } from '../step'

const FOLDER = '_next/static/client'

/** Header and reveals work on every page and before React: one plain file, named by its content, in each head. */
export const bundleClient: Step = {
  name: 'bundle-client',
  run: async (out) => {
    const code = await bundle(join(out.root, 'client/main.ts'))
    const path = `${FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
    for (const stale of await out.files()) if (stale.startsWith(FOLDER) && stale !== path) await out.remove(stale)
    await out.write(path, code)
    for (const page of await out.pages()) await out.write(page, putScript(await out.readText(page), href(`/${path}`)))
  },
}

/**
 * Bundles browser scripts.
 * @param entry absolute path
 * @returns code for browsers of the last few years, small, without module syntax
 */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    charset: 'utf8',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Puts the script at the end of a page's head, or gives the one that is there its address. `data-client` is the mark by
 * which a test sees that the adapter ran: Next loses one without a word.
 */
export function putScript(html: string, src: string): string {
  const nodes = nodesOf(html)
  const tag = `<script src="${src}" defer="" data-client=""></script>`
  const present = elementsOf(nodes, 'script').find((script) => attribute(script, 'data-client') !== undefined)
  if (present) return splice(html, [{ ...placeOf(present), text: tag }])
  const [head] = elementsOf(nodes, 'head')
  if (!head?.sourceCodeLocation)
    throw new Error('A page of the export has no head. Report this: every document has one.')
  const { end } = insideOf(head)
  return splice(html, [{ start: end, end, text: tag }])
}
