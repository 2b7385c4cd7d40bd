import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Processor time in microseconds, which excludes other programs. */
  tdur?: number
  /** Start and elapsed time in microseconds. */
  ts: number
  dur?: number
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

/**
 * Measures the tasks of the main thread of a page while a function runs.
 * @returns the longest tasks in milliseconds of processor time, longest first
 */
export async function longestTasks(page: Page, run: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  } as never)
  await run()
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && main.has(`${pid}/${tid}`))
  // Tasks that the test itself causes, through DevTools.
  const ownTasks = events.filter(({ args }) => /DevTools/.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''))
  const isOwnTask = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
    ownTasks.some((each) => each.pid === pid && each.tid === tid && each.ts >= ts && each.ts <= ts + dur)
  if (tasks.length === 0)
    throw new Error('The trace has no task of the page. Find out which name this Chromium gives to tasks.')
  return tasks
    .filter((task) => !isOwnTask(task))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one)
}
