import type { Browser, Page } from '@playwright/test'

/** The work of a page, in milliseconds of processor time of its main thread, which a busy machine does not change. */
export interface Frames {
  /** Script, style and layout of each frame, from one animation frame to the next. */
  perFrame: number[]
  /** The longest task. */
  longestTask: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { frames?: { processId?: number; url?: string }[] } }
}

/**
 * The events that count as script and layout. Only outermost events count: a call within a frame is part of the frame.
 */
const WORK = new Set([
  ...['FireAnimationFrame', 'FunctionCall', 'TimerFire', 'EventDispatch', 'EvaluateScript', 'RunMicrotasks'],
  ...['UpdateLayoutTree', 'Layout', 'MinorGC', 'MajorGC'],
])

/** Traces the main thread of a page while a function runs. @throws if there are fewer than ten frames */
export async function traceFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  return framesOf(await trace(browser, page, act))
}

/**
 * Traces a page while a visitor does something.
 * @returns the longest task during that time, in milliseconds of processor time of the main thread
 * @throws if the page dispatched no event during that time
 */
export async function traceLongestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const events = await trace(browser, page, act)
  const event = events.find(({ name }) => name === 'EventDispatch')
  if (!event) throw new Error('The trace contains no event. Press something.')
  return longestOf(eventsOf(events, event))
}

async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8'] })
  await act()
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** Returns the complete events (phase X) in the same thread as an event. */
const eventsOf = (events: readonly TraceEvent[], { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): TraceEvent[] =>
  events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')

const durationOf = ({ dur = 0, tdur }: TraceEvent): number => (tdur ?? dur) / 1000

const longestOf = (events: readonly TraceEvent[]): number =>
  Math.max(0, ...events.filter(({ name }) => /RunTask$/.test(name)).map(durationOf))

/**
 * Reads the frames in a trace.
 * @throws if there are too few, because a test without frames would pass for the wrong reason
 */
function framesOf(events: readonly TraceEvent[]): Frames {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [first] = frames
  if (!first || frames.length < 10) {
    throw new Error(`The trace contains ${frames.length} animation frames. Play something.`)
  }
  const threadEvents = eventsOf(events, first)
  const work = threadEvents.filter(({ name }) => WORK.has(name)).sort((one, other) => one.ts - other.ts)
  const starts = frames.map(({ ts }) => ts).sort((one, other) => one - other)
  const perFrame = starts.map(() => 0)
  let [end, frame] = [0, -1]
  for (const event of work) {
    if (event.ts < end) continue
    end = event.ts + (event.dur ?? 0)
    while (frame + 1 < starts.length && (starts[frame + 1] as number) <= event.ts) frame++
    if (frame >= 0) perFrame[frame] = (perFrame[frame] as number) + durationOf(event)
  }
  return { perFrame, longestTask: longestOf(threadEvents) }
}

/** Returns the median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
