/** The search: a dialog at a click on a control with `data-tool="search"`, and at the key `/`, which is such a click. */
import { INDEX_FILE } from '../../lib/search/index-file'
import { fetchText } from '../fetch-all'
import answer from '../search/answer.tool.css'
import { startSearch } from '../search/start-search'
import frame from './search.tool.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`${frame}${answer}`)
document.adoptedStyleSheets.push(sheet)

const address = new URL(INDEX_FILE, (document.currentScript as HTMLScriptElement).src).href
const open = startSearch(() => fetchText(address))

document.addEventListener('click', (event) => {
  const control = (event.target as Element).closest?.('[data-tool=search]')
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open()
})
