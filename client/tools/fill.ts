/** The request builder: fills the samples on the page with the reader's own values. It sends and stores nothing. */
import css from '../fill/fill.tool.css'
import { drawSamples, findSamples, listIdentifiers } from '../fill/page-samples'
import { type FillTexts, makePanel } from '../fill/panel'

declare const TEXTS: FillTexts

const sheet = new CSSStyleSheet()
sheet.replaceSync(`${css}`)
document.adoptedStyleSheets.push(sheet)

/** Adds the panel at the first click, below the row with the control and the base address. */
function makeBelow(control: Element): HTMLElement {
  const line = control.closest('ul') as Element
  const baseAddress = line.querySelector('code')?.textContent ?? ''
  const samples = findSamples(baseAddress)
  const identifiers = listIdentifiers(samples)
  const panel = makePanel(TEXTS, { baseAddress, identifiers }, (values) => drawSamples(samples, values))
  panel.id = 'fill'
  panel.hidden = true
  line.after(panel)
  control.setAttribute('aria-controls', panel.id)
  return panel
}

let panel: HTMLElement | undefined

document.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest('[data-tool=fill]')
  if (!control) return
  panel ??= makeBelow(control)
  panel.hidden = !panel.hidden
  control.setAttribute('aria-expanded', String(!panel.hidden))
})
