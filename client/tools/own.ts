/**
 * “Look at your own results”: reads a visitor's own files and draws the parts of a case page from them. It sends
 * nothing.
 */
import type { Report } from '@oogwenk/gaze'
import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import { drawReport } from '../own/draw-report'
import fields from '../own/field.tool.css'
import frame from '../own/own.tool.css'
import { makePanel } from '../own/panel'
import drawn from '../own/report.tool.css'
import type { OwnTexts } from '../own/texts'

declare const TEXTS: OwnTexts
/** The texts of the charts. */
declare const REPORT: ReportTexts
/** The CSS of the charts: see `packages/ship/steps/scripts/bundle.ts`. */
declare const STYLES: string
/** The URL of the tools' folder, with a trailing slash; filled in by `packages/ship/steps/scripts/put-tools.ts`. */
declare const TOOLS: string

for (const css of [STYLES, frame, fields, drawn]) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${css}`)
  document.adoptedStyleSheets.push(sheet)
}

const worker = `${TOOLS}own-worker.js`

/** Prevents the browser from opening a file that is dropped outside its field in place of the page. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Adds the form at the first click, below the panel with the control. */
function makeBelow(control: Element): HTMLElement {
  const report = document.createElement('div')
  report.className = 'own-report'
  let lastId = 0
  const show = (made: Report, chosen: Parameters<typeof drawReport>[1]) => {
    const id = ++lastId
    drawReport(made, chosen, report, { texts: TEXTS, words: REPORT, isWanted: () => id === lastId })
  }
  const clear = () => {
    lastId++
    report.replaceChildren()
  }
  const panel = makePanel<Report>(TEXTS, worker, show, clear)
  panel.id = 'own'
  panel.hidden = true
  control.closest('section')?.append(panel, report)
  control.setAttribute('aria-controls', panel.id)
  addEventListener('dragover', keepPage)
  addEventListener('drop', keepPage)
  return panel
}

let panel: HTMLElement | undefined

document.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest('[data-own-open]')
  if (!control) return
  panel ??= makeBelow(control)
  panel.hidden = !panel.hidden
  control.setAttribute('aria-expanded', String(!panel.hidden))
  control.textContent = panel.hidden ? TEXTS.open : TEXTS.close
})
