import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { serve } from '../../tests/fixtures/serve'

/** A request from the page: its time, in milliseconds of the fake clock since loading began, and its options. */
interface Call {
  at: number
  url: string
  mode?: string
  credentials?: string
}

type Responder = (response: ServerResponse, request: IncomingMessage) => void

/** The site's loader of translations on an empty page, with a server and a clock that a test controls. */
export interface Bench {
  /** The responses, one for each request; the last one is repeated. */
  responses: Responder[]
  /** Stops the server, so that connections are refused. */
  refuse(): Promise<void>
  /** Starts loading without waiting for the end. */
  load(namespaces?: string[]): Promise<void>
  /** Moves the clock of the page. */
  advanceClock(milliseconds: number): Promise<void>
  /** Waits until this many requests have got a response or failed. */
  completed(count: number): Promise<void>
  calls(): Promise<Call[]>
  /** Requests to the server, except those for the page, its script and `favicon.ico`. */
  requests: IncomingMessage[]
  warnings: string[]
  /** Returns a loaded text; undefined while texts are being loaded. */
  text(key: string): Promise<string | undefined>
  close(): Promise<void>
}

/** A script after the bundled loader: it records every `fetch` with the fake time, and defines how loading starts. */
const watch = `
  window.calls = []; window.done = 0
  const real = window.fetch
  window.fetch = (url, options = {}) => {
    calls.push({ at: Date.now() - window.began, url: String(url), mode: options.mode, credentials: options.credentials })
    return real(url, options).finally(() => { window.done++ })
  }
  window.start = namespaces => {
    window.began = Date.now()
    loader.loadTranslations('en', namespaces).then(texts => { window.texts = texts })
  }`

interface BenchWindow {
  start(namespaces?: string[]): void
  calls: Call[]
  done: number
  texts?: (key: string) => string | undefined
}

async function bundleLoader(): Promise<string> {
  const entryPoints = ['lib/i18n/client/translations.ts']
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'iife', globalName: 'loader' })
  return outputFiles[0]?.text ?? ''
}

/** Opens the test page. The clock is paused until `advanceClock` moves it. */
export async function openBench(page: Page): Promise<Bench> {
  const script = `${await bundleLoader()};${watch}`
  const responses: Responder[] = []
  const requests: IncomingMessage[] = []
  const warnings: string[] = []
  const { url, close } = await serve((request, response) => {
    if (request.url === '/loader.js') return response.setHeader('content-type', 'text/javascript').end(script)
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'known=yes' })
      return response.end('<!doctype html><title>Bench</title><script src="/loader.js"></script>')
    }
    responses[Math.min(requests.push(request), responses.length) - 1]?.(response, request)
  })
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') })
  await page.goto(`${url}/`)
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00Z'))
  const read = <Value>(get: (bench: BenchWindow) => Value) =>
    page.evaluate(`(${get})(window)`) as Promise<Awaited<Value>>
  return {
    responses,
    requests,
    warnings,
    close,
    refuse: close,
    load: (namespaces) => page.evaluate((names) => (window as unknown as BenchWindow).start(names), namespaces),
    advanceClock: (milliseconds) => page.clock.runFor(milliseconds),
    completed: (count) => expect.poll(() => read((bench) => bench.done)).toBe(count),
    calls: () => read((bench) => bench.calls),
    text: (key) => page.evaluate((name) => (window as unknown as BenchWindow).texts?.(name), key),
  }
}

/** Makes a responder that sends this status and this body. */
export const status =
  (code: number, body = ''): Responder =>
  (response) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end(body)
