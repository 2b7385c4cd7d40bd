import { getSite } from '../../lib/content/site'
import { writeReport } from '../../lib/lint/report'
import { escapeLines } from '../../lib/shared/escape-controls'
import { siteConfig } from '../../site.config'
import { keepFormsTidy } from '../forms/daily'
import { createFormsHandler } from '../forms/handler'
import { submissionsFile } from '../forms/store'
import { assertPortFree, explain, withoutForms } from '../run'
import { startBuildWorker } from './builder/build-worker'
import { trackContent } from './content-state'
import { createDevServer } from './dev-server'
import { openEventStream } from './event-stream'
import { startNext } from './next-server'
import { readDevSettings } from './settings'
import { watchEdits } from './watch-edits'

/** What people edit. Of `public/`, what is not made by a build. */
const CONTENT = ['content', 'locales', 'public']

/** What the build worker runs. Pages are made of it too, but Next watches their code itself. */
const CODE = ['lib', 'site.config.ts']

/** What a page loads beside Next's own scripts, and what puts it there. */
const SCRIPTS = ['client', 'postbuild', 'components/charts', 'preview/dev/page']

/**
 * Serves the site for whoever writes or codes, until Next ends or Ctrl-C.
 * @param args of the command line
 * @returns exit code
 */
export async function startDev(args: readonly string[]): Promise<number> {
  const settings = readDevSettings(args)
  await assertPortFree(settings)
  const next = await startNext(settings.rest)
  const worker = startBuildWorker()
  const content = trackContent(worker, (problems, fault) =>
    say(fault ?? writeReport(problems, 'text', process.stdout.isTTY === true)),
  )
  const events = openEventStream(content.state())
  content.onChange(events.tell)
  const stopTidying = await tidyForms()
  const server = createDevServer({
    upstream: () => next.upstream,
    ...{ manifest: content.manifest, brokenBy: content.brokenBy, errors: content.errors, make: worker.make },
    complete: (html, path) => worker.complete(html, { edit: content.state().edit, path }),
    forms: createFormsHandler({ file: submissionsFile }),
    join: events.join,
  })
  await new Promise<void>((listening, refused) => {
    server.once('error', (error) => refused(explain(error, settings))).listen(settings.port, settings.host, listening)
  })
  const stops = [
    watchEdits(CONTENT, () => content.saved('content'), isNotMade),
    watchEdits(CODE, () => {
      worker.renew()
      content.saved('code')
    }),
    watchEdits(SCRIPTS, () => {
      worker.renew()
      content.saved('scripts')
    }),
  ]
  content.saved('content')
  const end = () => next.stop()
  process.once('SIGINT', end).once('SIGTERM', end)
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host
  next.upstream.then(
    () => console.log(`The site is at http://${host}:${settings.port}${siteConfig.basePath} (Ctrl-C ends it).`),
    () => {},
  )
  const code = await next.ended
  for (const stop of stops) stop()
  stopTidying()
  events.close()
  server.close()
  server.closeAllConnections()
  worker.close()
  return code
}

/** Below `public/media/pictures/` lies what drawing a page made. */
const isNotMade = (name: string) => !name.startsWith('media/pictures')

/** While `content/site.yml` cannot be read, which the doctor tells, nobody knows how long forms are kept. */
async function tidyForms(): Promise<() => void> {
  const site = await getSite().catch(() => undefined)
  if (!site) return () => {}
  const report = (error: unknown) => console.error(withoutForms(error))
  const { stop } = await keepFormsTidy({ file: submissionsFile, keepDays: site.forms.keepDays, report })
  return stop
}

let said = ''

/** Says what is wrong now where it differs from what was said last. */
function say(report: string): void {
  const text = escapeLines(report)
  if (text !== said) console.log(report)
  said = text
}
