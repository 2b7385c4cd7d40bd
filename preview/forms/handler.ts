import type { IncomingMessage, ServerResponse } from 'node:http'
import { href } from '../../lib/shared/urls'
import { sendText } from '../server/respond'
import type { FormsHandler } from '../server/server'
import { readBody } from './body'
import { parseSent, type Refusal } from './parse'
import { createRate, type Rate } from './rate'
import { type IsPage, refuse } from './refusal'
import { append } from './store'

/** Options of the handler. */
interface FormsOptions {
  /** Submissions are appended here. */
  file: string
  now?: () => Date
  rate?: Rate
  /** Where a visitor goes after a successful post. */
  thanks?: string
}

/** Bytes: more than the longest fields that browsers allow, encoded (`handler.test.ts` checks that), and less than 200 kB. */
export const largestBody = 192 * 1024
const defaultRate: Rate = { posts: 30, perMs: 60_000 }

/**
 * Accepts form posts as a form service would. A valid one is on disk before the response, which is a 303 to the thanks page
 * for native posts and for fetch alike. A refusal is one or two plain sentences for the person at the form.
 */
export function createFormsHandler(options: FormsOptions): FormsHandler {
  const { file, now = () => new Date(), rate = defaultRate, thanks = href('/thanks') } = options
  const tooEarly = createRate(rate, () => now().getTime())
  return async (request, response, isPage) => {
    const early = tooEarly(request.socket.remoteAddress ?? '')
    const refusal = early > 0 ? undefined : refuseByHeaders(request)
    if (early > 0) {
      response.setHeader('Retry-After', Math.ceil(early / 1000))
      const text = 'Too many messages came at once. Please wait a minute and try again.'
      refuse(request, response, { status: 429, text }, isPage)
    } else if (refusal) refuse(request, response, refusal, isPage)
    else await take(request, response, { file, now, thanks, isPage })
  }
}

/** Refusals that do not depend on the body. */
function refuseByHeaders({ headers }: IncomingMessage): Refusal | undefined {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    return { status: 415, text: 'Only form-encoded messages are taken. Please use the form on the site.' }
  }
  // Otherwise a page elsewhere could post here through the browser of somebody who is trying the site.
  if (headers['sec-fetch-site'] === 'cross-site' || !isOwnOrigin(headers)) {
    return { status: 403, text: 'The message came from another site. Please use the form on this site.' }
  }
}

/** Browsers send an origin with every post; other programs need not. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  { file, now, thanks, isPage }: { file: string; now: () => Date; thanks: string; isPage: IsPage | undefined },
): Promise<void> {
  const body = await readBody(request, largestBody)
  if (body === undefined) {
    const text = 'The message is too long. Please go back and shorten it.'
    refuse(request, response, { status: 413, text }, isPage)
    return
  }
  const sent = parseSent(body)
  if ('status' in sent) {
    refuse(request, response, sent, isPage)
    return
  }
  await append(file, { at: now().toISOString(), ...sent })
  response.setHeader('Location', thanks)
  sendText(response, 303, 'Thanks for getting in touch.')
}
