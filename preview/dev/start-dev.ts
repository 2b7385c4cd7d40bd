import { createFormsHandler, openSubmissions } from '@oogwenk/ship'
import { forms, submissionsFile } from '../../build/forms'
import { servedSite } from '../../build/served-site'
import { getSite } from '../../lib/content/site'
import { siteConfig } from '../../site.config'
import { assertPortFree, explain, explainStoreError } from '../run'
import { startBuildWorker } from './builder/build-worker'
import { trackContent } from './content-state'
import { createDevServer, type DevServerOptions } from './dev-server'
import { openEventStream } from './event-stream'
import { startNext } from './next-server'
import { makeReportPrinter } from './print-report'
import { readDevSettings } from './settings'
import { watchEdits } from './watch-edits'

/** The folders that people edit. In `public/`, generated files do not count. */
const CONTENT = ['content', 'locales', 'public']

/** The code that the build worker runs. Pages use it too, but Next watches it for them. */
const CODE = ['lib', 'packages', 'build', 'site.config.ts']

/** The code of scripts that a page loads besides Next's own, and of the steps that add these scripts. */
const SCRIPTS = ['client', 'components/charts', 'preview/dev/page']

/** A service in the same process as the site. */
interface ExtraService {
  /** Handles requests before the site does. */
  first?: DevServerOptions['first']
  /** A line about the service, for the terminal. */
  notice?: string
}

/**
 * Serves the site for editors and engineers until Next exits, or until Ctrl-C.
 * @param args the arguments from the command line
 * @returns the exit code
 */
export async function startDev(args: readonly string[], { first, notice }: ExtraService = {}): Promise<number> {
  const settings = readDevSettings(args)
  await assertPortFree(settings)
  const next = await startNext(settings.rest)
  const worker = startBuildWorker()
  // In its own process, because on a large site the content lint takes seconds, and no page may wait for it.
  const linter = startBuildWorker()
  const renew = () => {
    worker.renew()
    linter.renew()
  }
  const printReport = makeReportPrinter(console.log, process.stdout.isTTY === true)
  const content = trackContent({ ...worker, lint: linter.lint }, printReport)
  const events = openEventStream(content.state())
  content.onChange(events.send)
  const stopRemoving = await removeExpiredSubmissions()
  const server = createDevServer({
    upstream: () => next.upstream,
    ...{ manifest: content.manifest, errorsOf: content.errorsOf, errors: content.errors, make: worker.make },
    complete: (html, path) => worker.complete(html, { edit: content.state().edit, path }),
    forms: createFormsHandler({ site: servedSite, forms, file: submissionsFile }),
    join: events.join,
    ...(first && { first }),
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(explain(error, settings))).listen(settings.port, settings.host, listening)
  })
  const stops = [
    watchEdits(CONTENT, () => content.saved('content'), isSource),
    watchEdits(CODE, () => {
      renew()
      content.saved('code')
    }),
    watchEdits(SCRIPTS, () => {
      renew()
      content.saved('scripts')
    }),
  ]
  content.saved('content')
  const end = () => next.stop()
  process.once('SIGINT', end).once('SIGTERM', end)
  const host = settings.host === '127.0.0.1' ? 'localhost' : settings.host
  next.upstream.then(
    () =>
      console.log(
        `The site is at http://${host}:${settings.port}${siteConfig.basePath} (press Ctrl-C to stop it).${notice ? ` ${notice}` : ''}`,
      ),
    () => {},
  )
  const code = await next.ended
  for (const stop of stops) stop()
  stopRemoving()
  events.close()
  server.close()
  server.closeAllConnections()
  worker.close()
  linter.close()
  return code
}

/** Whether a file is a source. Picture variants, which rendering a page writes to `public/media/pictures/`, are not. */
const isSource = (name: string) => !name.startsWith('media/pictures')

/**
 * Starts removing expired submissions. If `content/site.yml` cannot be read, which the content lint reports, it is
 * unknown how long to keep them.
 */
async function removeExpiredSubmissions(): Promise<() => void> {
  const site = await getSite().catch(() => undefined)
  if (!site) return () => {}
  const submissions = openSubmissions(submissionsFile)
  const report = (error: unknown) => console.error(explainStoreError(error, submissions.problemOf(error)))
  const { stop } = await submissions.removeExpiredDaily(site.forms.keepDays, report)
  return stop
}
