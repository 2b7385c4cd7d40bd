import { createHash } from 'node:crypto'
import { href } from '../../../lib/shared/urls'
import { attribute, type Edit, elementsOf, insideOf, type Node, nodesOf, placeOf, scriptText, splice } from '../../html'
import { kindOf, MARK, markOf } from '../../mark'
import type { Step } from '../../step'
import { restoreSheets } from '../css/sheets'
import { frameworkIn } from './cut-framework'
import { isFramework } from './payload'

/** Where payloads lie; what is below `/_next/static/` is kept by browsers for a year, so the name is the content's hash. */
export const PAYLOADS = '_next/static/f'

/** Interactive pages load the framework at the visitor's first move: the loader gets the list, the payload a file. */
export const deferFramework: Step = {
  name: 'defer-framework',
  run: async (out) => {
    for (const page of await out.pages()) {
      const html = await out.readText(page)
      // Most pages are static, which is seen without reading them.
      if (!html.includes(`${MARK}="interactive"`)) continue
      const deferred = deferInPage(html, page)
      if (!deferred) continue
      await out.write(deferred.path, deferred.code)
      await out.write(page, deferred.html)
    }
  },
}

/** An interactive page without scripts of the framework, and the file that its payload went to. */
export interface Deferred {
  html: string
  path: string
  code: string
}

/** Takes scripts and payload out of an interactive page; gives nothing for other pages, and for one that is done. */
export function deferInPage(html: string, page: string): Deferred | undefined {
  const nodes = nodesOf(html)
  const mark = markOf(nodes)
  if (kindOf(nodes, page) !== 'interactive' || !mark || attribute(mark, FILES) !== undefined) return undefined
  const code = restoreSheets(nodes) + inlineCode(nodes)
  const path = `${PAYLOADS}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  const files = [href(`/${path}`), ...chunksOf(nodes)]
  const tag: Edit = {
    start: placeOf(mark).start,
    end: insideOf(mark).start,
    text: `<script ${MARK}="interactive" ${FILES}="${files.join(' ')}">`,
  }
  return { path, code, html: splice(html, [...frameworkIn(nodes), tag]) }
}

/** The attribute with the addresses that the loader inserts, in this order: the payload must be there before React looks. */
export const FILES = 'data-files'

function inlineCode(nodes: readonly Node[]): string {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'src') === undefined,
  )
  return `${scripts.map((script) => scriptText(script).replace(/;?\s*$/, ';')).join('\n')}\n`
}

/** Old browsers that know no modules get the page without script. */
function chunksOf(nodes: readonly Node[]): string[] {
  const scripts = elementsOf(nodes, 'script').filter(
    (script) => isFramework(script) && attribute(script, 'nomodule') === undefined,
  )
  return [...new Set(scripts.map((script) => attribute(script, 'src')).filter((src) => src !== undefined))]
}
