import { createServer } from 'node:net'
import { createFormsHandler, openSubmissions, type StoreProblem, startServer } from '@oogwenk/ship'
import { forms as formSettings, submissionsFile } from '../build/forms'
import { servedSite } from '../build/served-site'
import { getEdition } from '../lib/content/edition'
import { getSite } from '../lib/content/site'
import { siteConfig } from '../site.config'

/** The address and port on which the server listens. */
export interface Settings {
  port: number
  host: string
}

/**
 * Reads `PORT` (by default 3000) and `HOST` (by default 127.0.0.1: this computer only).
 * @throws if `PORT` is not a port number
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const text = env.PORT || '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT is ${JSON.stringify(text)}, which is not a port number. Set it to a number from 1 to 65535.`)
  }
  return { port, host: env.HOST || '127.0.0.1' }
}

/** Throws if the port is not available, before anybody waits for a build. */
export async function assertPortFree(settings: Settings = readSettings()): Promise<void> {
  const probe = createServer()
  await new Promise<void>((free, refused) => {
    probe.once('error', (error) => refused(explain(error, settings)))
    probe.listen(settings.port, settings.host, () => probe.close(() => free()))
  })
}

/** Serves `out/` until Ctrl-C, accepts forms, and removes expired submissions. */
export async function serve(settings: Settings = readSettings()): Promise<void> {
  const { forms } = await getSite()
  const { preview } = getEdition()
  let formsNote = ` Submitted forms are saved in ${submissionsFile}.`
  const report = (error: unknown) => {
    formsNote = ''
    console.error(explainStoreError(error, submissions.problemOf(error)))
  }
  const submissions = openSubmissions(submissionsFile)
  const removal = await submissions.removeExpiredDaily(forms.keepDays, report)
  const handler = createFormsHandler({ site: servedSite, forms: formSettings, file: submissionsFile })
  const server = await startServer({
    site: servedSite,
    outDir: 'out',
    ...settings,
    forms: handler,
    root: process.cwd(),
    preview,
  }).catch((error) => {
    throw explain(error, settings)
  })
  const shown = server.url.replace('127.0.0.1', 'localhost')
  console.log(
    `The ${preview ? 'preview' : 'site'} is at ${shown}${siteConfig.basePath} (press Ctrl-C to stop it).${formsNote}`,
  )
  const end = () => {
    removal.stop()
    void server.close()
  }
  process.once('SIGINT', end).once('SIGTERM', end)
}

/**
 * Explains that submissions cannot be stored, so that forms do not work although pages do, and how to fix that. An
 * error without a known reason is returned unchanged.
 */
export function explainStoreError(error: unknown, reason: StoreProblem | undefined): unknown {
  if (!reason) return error
  return `${reason.problem}. Pages work all the same, but forms show an error: ${reason.remedy}, then start again.`
}

/** Turns a system error about the port or host into advice, and returns others unchanged. */
export function explain(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  const advice = `Stop that program, or choose another port: PORT=${port === 65535 ? 3000 : port + 1} npm start.`
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is in use by another program. ${advice}`)
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is not allowed for this account. Choose one above 1023: PORT=3000 npm start.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(
      `HOST is ${host}, which is not an address of this computer. Leave HOST out, or set it to 127.0.0.1.`,
    )
  }
  return error
}
