import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from '../server/respond'
import type { FormsHandler, IsPage } from '../server/server'
import { readBody } from './body'
import { type FormErrorSettings, sendFormError } from './form-error'
import { type FormError, parsePost } from './parse'
import { createRateLimiter, type Rate } from './rate'
import type { FormSettings, FormTexts } from './settings'
import { append } from './store'
import { StoreError } from './store-error'

/** The options of the handler. */
export interface FormsOptions extends FormErrorSettings {
  forms: FormSettings
  /** Submissions are appended here. */
  file: string
  now?: () => Date
  rate?: Rate
}

/**
 * In bytes: enough for the longest fields that browsers allow, once encoded (`handler.test.ts` checks that), and less
 * than 200 kB.
 */
export const MAX_BODY = 192 * 1024
const defaultRate: Rate = { posts: 30, perMs: 60_000 }

/**
 * Accepts form posts as a form service would. A valid one is on disk before the response, a 303 to the thanks page
 * for native posts and for fetch alike. An error is one or two plain sentences for the visitor; a browser without
 * scripts gets them in a page that links back to the form.
 */
export function createFormsHandler(options: FormsOptions): FormsHandler {
  const { forms, now = () => new Date(), rate = defaultRate } = options
  const msToWait = createRateLimiter(rate, () => now().getTime())
  return async (request, response, isPage) => {
    const waitMs = msToWait(request.socket.remoteAddress ?? '')
    const problem = waitMs > 0 ? undefined : checkHeaders(request, forms.texts)
    if (waitMs > 0) {
      response.setHeader('Retry-After', Math.ceil(waitMs / 1000))
      sendFormError(request, response, { status: 429, text: forms.texts.tooMany }, options, isPage)
    } else if (problem) sendFormError(request, response, problem, options, isPage)
    else
      await receive(request, response, { ...options, now }, isPage).catch((error: unknown) => {
        // The visitor closed the page, which is not an error.
        if (response.destroyed) return
        console.error(error instanceof StoreError ? error.message : error)
        if (response.headersSent) response.destroy()
        else sendFormError(request, response, { status: 500, text: forms.texts.notStored }, options, isPage)
      })
  }
}

/** Checks the headers alone. */
function checkHeaders({ headers }: IncomingMessage, texts: FormTexts): FormError | undefined {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return { status: 415, text: texts.notEncoded }
  // Otherwise a page elsewhere could post here through the browser of somebody trying out the site.
  if (headers['sec-fetch-site'] === 'cross-site' || !isOwnOrigin(headers)) return { status: 403, text: texts.otherSite }
}

/** Browsers send an origin with every post; other programs need not. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  options: FormsOptions & { now: () => Date },
  isPage: IsPage | undefined,
): Promise<void> {
  const { file, now, forms, site } = options
  const body = await readBody(request, MAX_BODY)
  const sent = body === undefined ? { status: 413, text: forms.texts.tooLong } : parsePost(body, forms)
  if ('status' in sent) {
    sendFormError(request, response, sent, options, isPage)
    return
  }
  await append(file, { at: now().toISOString(), ...sent })
  response.setHeader('Location', site.basePath + forms.thanks)
  sendText(response, 303, forms.texts.stored)
}
