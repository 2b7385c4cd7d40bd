import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal'

/** What a request is held against. */
export interface Access {
  /** On which the server listens. */
  port: number
  /** A random secret of this start. Only the page of the editor knows it, and a page of another site cannot read that. */
  token: string
}

const reopen = 'Close this window, and open the editor at the address that npm run edit prints.'

/**
 * Refuses requests that do not come from the editor's own page on this computer: those of other sites, also under a name
 * that they made lead here (DNS rebinding), those of other programs, and those of a page that an earlier start sent.
 * https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/CSRF_prevention
 * @throws Refusal
 */
export function checkRequest(request: Pick<IncomingMessage, 'method' | 'headers'>, access: Access): void {
  checkHost(request, access.port)
  if (!isReading(request.method)) checkOrigin(request)
  if (!hasToken(request.headers.authorization, access.token))
    throw new Refusal(401, `This window belongs to an earlier start of the editor. ${reopen}`)
}

/**
 * Refuses a request under another name than that of this computer. Also for pages, which need no token.
 * @throws Refusal
 */
export function checkHost({ headers }: Pick<IncomingMessage, 'headers'>, port: number): void {
  const { host } = headers
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    throw new Refusal(421, `The editor does not answer under the name “${host ?? ''}”. ${reopen}`)
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD'

function checkOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (headers.origin !== `http://${headers.host}` || site !== 'same-origin')
    throw new Refusal(403, `Another website tried to change files through the editor. ${reopen}`)
  // A form of another site cannot send this type without asking first.
  if (!/^application\/json(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, `The editor takes JSON only. ${reopen}`)
}

/** Compared in constant time, so that the time of an answer tells nothing about the token. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`token ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
