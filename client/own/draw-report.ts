import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { type ReportTexts, textsFor } from '../../lib/i18n/client/report-texts'
import type { Report } from '../../lib/research/report'
import { element } from '../element'
import { isModified } from '../plain-click'
import { type Drawn, draw } from './jsx-runtime'
import type { Chosen } from './panel'
import { type Part, partsOf } from './parts'
import type { OwnTexts } from './texts'

/** Lets the browser answer keys and scrolling: drawn in one go, charts would hold it up. */
const breathe = () => new Promise((done) => setTimeout(done))

/** Milliseconds of drawing at a time: about a frame. */
const BREATH_MS = 12

/** Draws in breaths. @returns false, and draws no further, once it is not wanted any more */
async function drawInBreaths(into: Element, drawn: Drawn, isWanted: () => boolean): Promise<boolean> {
  let since = performance.now()
  for (const _ of draw(into, drawn)) {
    if (performance.now() - since < BREATH_MS) continue
    await breathe()
    if (!isWanted()) return false
    since = performance.now()
  }
  return true
}

/** The frame of a part, with its heading and its sentences. */
function frameOf({ name, title, night, words }: Part): { whole: HTMLElement; charts: HTMLElement } {
  const heading = element('h2', { id: `own-part-${name}`, tabindex: '-1' }, title)
  const charts = element('div', { class: 'own-charts' })
  const sentences = words.map((text) => element('p', {}, text))
  const whole = element(
    'section',
    { class: `own-part own-part-${name}`, 'aria-labelledby': heading.id },
    element('div', { class: 'own-part-head' }, heading, element('div', { class: 'own-part-words' }, ...sentences)),
    charts,
  )
  if (night) whole.dataset.scheme = 'night'
  return { whole, charts }
}

/** Links to the parts. The address is left alone: it says which moment of the case is looked at. */
function linksTo(parts: readonly Part[], label: string): HTMLElement {
  const links = parts.map(({ name, title }) => element('a', { href: `#own-part-${name}` }, title))
  const all = element('nav', { class: 'own-links', 'aria-label': label }, ...links)
  all.addEventListener('click', (event) => {
    if (isModified(event)) return
    event.preventDefault()
    const part = document.querySelector<HTMLElement>((event.target as HTMLAnchorElement).hash || 'none')
    part?.scrollIntoView()
    part?.focus()
  })
  return all
}

/**
 * Draws a report chart by chart, below a heading that gets the focus.
 * @param isWanted is asked before each chart: another file may have been chosen meanwhile
 */
export async function drawReport(
  report: Report,
  chosen: Chosen,
  into: HTMLElement,
  { texts, words, isWanted }: { texts: OwnTexts; words: ReportTexts; isWanted: () => boolean },
): Promise<void> {
  const heading = element('h2', { class: 'own-heading', tabindex: '-1' }, texts.title)
  const names = chosen.names.map((name, at) => {
    const people = report.versions[at]?.people.length ?? 0
    const form = people === 1 ? texts.fileOf.one : texts.fileOf.other
    return fillTemplate(form, { letter: 'AB'[at] as string, name, people })
  })
  if (chosen.areas !== undefined) names.push(fillTemplate(texts.areasOf, { name: chosen.areas }))
  delete into.dataset.ownDrawn
  const parts = partsOf(report, chosen, texts, textsFor(words, report.versions.length))
  const files = element('p', { class: 'own-names' }, [...names, chosen.note].join(' '))
  into.replaceChildren(heading, files, linksTo(parts, texts.title))
  heading.focus()
  const drawInto = async (charts: HTMLElement, all: Part['charts']): Promise<boolean> => {
    for (const chart of all) {
      if (typeof chart !== 'function') {
        const inner = element('div', { class: 'own-charts' })
        charts.append(element('details', { class: 'own-fold' }, element('summary', {}, chart.summary), inner))
        if (!(await drawInto(inner, chart.charts))) return false
        continue
      }
      await breathe()
      if (!isWanted()) return false
      const place = element('div', { class: 'own-chart' })
      // In a browser JSX is this, whatever its types say: see `jsx-runtime.ts`.
      if (!(await drawInBreaths(place, chart() as Drawn, isWanted))) return false
      charts.append(place)
    }
    return true
  }
  for (const part of parts) {
    const { whole, charts } = frameOf(part)
    into.append(whole)
    if (!(await drawInto(charts, part.charts))) return
  }
  into.dataset.ownDrawn = ''
  // The browser remembers heights once a frame, and leaves out of its work only what it remembers.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of into.children) part.toggleAttribute('data-whole', part.matches('.own-part'))
    }),
  )
}
