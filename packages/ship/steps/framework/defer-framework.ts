import { createHash } from 'node:crypto'
import { addressOf } from '../../address'
import { attribute, type Edit, elementsOf, insideOf, type Node, nodesOf, rangeOf, scriptText, splice } from '../../html'
import { FILES, kindOf, MARK, markOf } from '../../mark'
import { eachPageWith } from '../../step'
import { frameworkIn } from './cut-framework'
import { isFramework } from './payload'
import { restoreSheets } from './sheets'

/** The folder of payloads. Browsers cache files below `/_next/static/` for a year, so each is named by the hash of its content. */
export const PAYLOADS = '_next/static/f'

/** Interactive pages load the framework at the visitor's first move. The loader gets a list of scripts, and the payload becomes a file. */
export const deferFramework = eachPageWith('defer-framework', async ({ settings: { basePath } }) => ({
  inputs: [basePath],
  change: async (html, page, put) => {
    // Cheap test first: most pages are static.
    if (!html.includes(`${MARK}="interactive"`)) return html
    const deferred = deferInPage(html, page, basePath)
    if (!deferred) return html
    await put(deferred.path, deferred.code)
    return deferred.html
  },
}))

/** An interactive page without the scripts of the framework, and the file with its payload. */
interface Deferred {
  html: string
  path: string
  code: string
}

/** Takes scripts and payload out of an interactive page; undefined for other pages and for one already processed. */
export function deferInPage(html: string, page: string, basePath: string): Deferred | undefined {
  const nodes = nodesOf(html)
  const mark = markOf(nodes)
  if (kindOf(nodes, page) !== 'interactive' || !mark || attribute(mark, FILES) !== undefined) return undefined
  const code = restoreSheets(nodes) + inlineCode(nodes)
  const path = `${PAYLOADS}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  const files = [addressOf(`/${path}`, { basePath }), ...chunksOf(nodes)]
  const tag: Edit = {
    start: rangeOf(mark).start,
    end: insideOf(mark).start,
    text: `<script ${MARK}="interactive" ${FILES}="${files.join(' ')}">`,
  }
  return { path, code, html: splice(html, [...frameworkIn(nodes), tag]) }
}

function inlineCode(nodes: readonly Node[]): string {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'src') === undefined,
  )
  return `${scripts.map((script) => scriptText(script).replace(/;?\s*$/, ';')).join('\n')}\n`
}

/** Addresses of the chunks. Old browsers without module support get the page without scripts. */
function chunksOf(nodes: readonly Node[]): string[] {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'nomodule') === undefined,
  )
  return [...new Set(scripts.map((script) => attribute(script, 'src')).filter((src) => src !== undefined))]
}
