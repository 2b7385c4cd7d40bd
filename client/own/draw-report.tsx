/** @jsxImportSource ../jsx */
import type { Report } from '@oogwenk/gaze'
import { fillTemplate } from '../../lib/i18n/client/fill-template'
import { formatCount, type ReportTexts, textsFor } from '../../lib/i18n/client/report-texts'
import { create, draw, type JsxNode, render } from '../jsx/jsx-runtime'
import { isModifiedEvent } from '../modified-event'
import type { Chosen } from './panel'
import { type Part, partsOf } from './parts'
import type { OwnTexts } from './texts'

/** Lets the browser respond to keys and scrolling, which drawing all charts in one go would block. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** How long one chunk of drawing may take, in milliseconds: about a frame. */
const CHUNK_MS = 12

/** Draws in chunks. @returns false, without drawing the rest, once the drawing is no longer wanted */
async function drawInChunks(into: Element, drawn: JsxNode, isWanted: () => boolean): Promise<boolean> {
  let start = performance.now()
  for (const _ of draw(into, drawn)) {
    if (performance.now() - start < CHUNK_MS) continue
    await pause()
    if (!isWanted()) return false
    start = performance.now()
  }
  return true
}

/** Draws the section of a part around its charts, with its heading and its introduction. */
function Section({ part: { name, title, night, words }, charts }: { part: Part; charts: HTMLElement }) {
  const id = `own-part-${name}`
  return (
    <section class={`own-part ${id}`} aria-labelledby={id} data-scheme={night ? 'night' : undefined}>
      <div class="own-part-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <div class="own-part-words">
          {words.map((text) => (
            <p>{text}</p>
          ))}
        </div>
      </div>
      {charts}
    </section>
  )
}

/** Makes links to the parts. They do not change the address, which contains the state of the explorer. */
function makeLinks(parts: readonly Part[], label: string): HTMLElement {
  const navigation = create(
    <nav class="own-links" aria-label={label}>
      {parts.map(({ name, title }) => (
        <a href={`#own-part-${name}`}>{title}</a>
      ))}
    </nav>,
  )
  navigation.addEventListener('click', (event) => {
    if (isModifiedEvent(event)) return
    event.preventDefault()
    const part = document.querySelector<HTMLElement>((event.target as HTMLAnchorElement).hash || 'none')
    part?.scrollIntoView()
    part?.focus()
  })
  return navigation
}

/** Says what the report was made from, file by file. */
function filesText(report: Report, { names, areas, note }: Chosen, texts: OwnTexts, words: ReportTexts): string {
  const files = names.map((name, index) => {
    const people = report.versions[index]?.people.length ?? 0
    const values = { letter: 'AB'[index] as string, name, people }
    const repeated = report.versions[index]?.counts.repeated
    const file = fillTemplate(people === 1 ? texts.fileOf.one : texts.fileOf.other, values)
    return repeated ? `${file} ${formatCount(words, 'heat.repeated', repeated)}` : file
  })
  return [...files, ...(areas === undefined ? [] : [fillTemplate(texts.areasOf, { name: areas })]), note].join(' ')
}

/**
 * Draws a report chart by chart, below a heading that receives the focus.
 * @param isWanted called before and while each chart is drawn, because another file may have been chosen in the
 *   meantime
 */
export async function drawReport(
  report: Report,
  chosen: Chosen,
  into: HTMLElement,
  { texts, words, isWanted }: { texts: OwnTexts; words: ReportTexts; isWanted: () => boolean },
): Promise<void> {
  const heading = create(
    <h2 class="own-heading" tabIndex={-1}>
      {texts.title}
    </h2>,
  )
  delete into.dataset.ownDrawn
  const parts = partsOf(report, chosen, texts, textsFor(words, report.versions.length))
  const files = <p class="own-names">{filesText(report, chosen, texts, words)}</p>
  render(into, [heading, files, makeLinks(parts, texts.title)])
  heading.focus()
  const drawInto = async (charts: HTMLElement, all: Part['charts']): Promise<boolean> => {
    for (const chart of all) {
      if (typeof chart !== 'function') {
        const inner = create(<div class="own-charts" />)
        charts.append(
          create(
            <details class="own-disclosure">
              <summary>{chart.summary}</summary>
              {inner}
            </details>,
          ),
        )
        if (!(await drawInto(inner, chart.charts))) return false
        continue
      }
      await pause()
      if (!isWanted()) return false
      const frame = create(<div class="own-chart" />)
      // React's types say otherwise, but in a browser this runtime describes the charts' JSX too.
      if (!(await drawInChunks(frame, chart() as JsxNode, isWanted))) return false
      charts.append(frame)
    }
    return true
  }
  for (const part of parts) {
    const charts = create(<div class="own-charts" />)
    into.append(create(<Section part={part} charts={charts} />))
    if (!(await drawInto(charts, part.charts))) return
  }
  into.dataset.ownDrawn = ''
  // Browsers record heights once a frame, and can skip the rendering only of elements whose height they have recorded.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of into.children) part.toggleAttribute('data-whole', part.matches('.own-part'))
    }),
  )
}
