/**
 * The search: a dialog that opens when a control with `data-tool="search"` is clicked, or with `/`, which clicks it.
 */
import { fetchText } from '../fetch-all'
import { isModifiedEvent } from '../modified-event'
import results from '../search/results.tool.css'
import { startSearch } from '../search/start-search'
import frame from './search.tool.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`${frame}${results}`)
document.adoptedStyleSheets.push(sheet)

/** The URL of the tools' folder, with a trailing slash; filled in by `packages/ship/steps/scripts/put-tools.ts`. */
declare const TOOLS: string

const open = startSearch((name) => fetchText(`${TOOLS}${name}`))

document.addEventListener('click', (event) => {
  const control = (event.target as Element).closest?.('[data-tool=search]')
  if (!control || isModifiedEvent(event)) return
  event.preventDefault()
  open()
})
