import { createHash } from 'node:crypto'
import { addressOf } from '../../address'
import { attribute, elementsOf, type Node, scriptText } from '../../html'
import { FILES, kindOf, MARK, markOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPageWith } from '../../step'
import { frameworkIn } from './cut-framework'
import { isFramework } from './payload'
import { restoreSheets } from './sheets'

/**
 * The folder of payloads. Browsers cache files below `/_next/static/` for a year, so each is named after a hash of its
 * content.
 */
export const PAYLOADS = '_next/static/f'

/**
 * Makes interactive pages load the framework at the visitor's first interaction: the loader gets a list of scripts, and
 * the payload becomes a file.
 */
export const deferFramework = eachPageWith('defer-framework', async ({ settings: { basePath } }) => ({
  inputs: [basePath],
  change: async (page, put) => {
    const payload = deferInPage(page, basePath)
    if (payload) await put(payload.path, payload.code)
  },
}))

/** The file with the payload of an interactive page. */
interface Payload {
  path: string
  code: string
}

/**
 * Moves scripts and payload out of an interactive page; returns undefined for other pages and for one already
 * processed.
 */
export function deferInPage(page: PageTree, basePath: string): Payload | undefined {
  const { nodes, file } = page
  const mark = markOf(nodes)
  if (kindOf(nodes, file) !== 'interactive' || !mark || attribute(mark, FILES) !== undefined) return undefined
  const code = restoreSheets(nodes) + inlineCode(nodes)
  const path = `${PAYLOADS}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  const files = [addressOf(`/${path}`, { basePath }), ...chunksOf(nodes)]
  frameworkIn(nodes).forEach(page.remove)
  const attributes = { [MARK]: 'interactive', [FILES]: files.join(' ') }
  page.replace(mark, page.create('script', attributes, scriptText(mark)))
  return { path, code }
}

function inlineCode(nodes: readonly Node[]): string {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'src') === undefined,
  )
  return `${scripts.map((script) => scriptText(script).replace(/;?\s*$/, ';')).join('\n')}\n`
}

/** Returns the addresses of the chunks. Old browsers without module support get the page without scripts. */
function chunksOf(nodes: readonly Node[]): string[] {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'nomodule') === undefined,
  )
  return [...new Set(scripts.map((script) => attribute(script, 'src')).filter((src) => src !== undefined))]
}
