import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error'

/** The port and the secret against which requests are checked. */
export interface Access {
  /** The port that the server listens on. */
  port: number
  /**
   * A random secret, new at each start. Only the editor's own page knows it, and pages of other sites cannot read that
   * page.
   */
  token: string
}

const reopen = 'Close this window, and open the editor at the address that npm run edit prints.'

/**
 * Rejects requests that do not come from the editor's own page on this computer: those of other sites, even under a
 * name that they made resolve to this computer (DNS rebinding), those of other programs, and those of a page that an
 * earlier session sent. https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides/CSRF_prevention
 * @throws HttpError
 */
export function checkRequest(request: Pick<IncomingMessage, 'method' | 'headers'>, access: Access): void {
  checkHost(request, access.port)
  if (!isReading(request.method)) {
    checkOrigin(request)
    checkType(request, 'application/json', 'JSON')
  }
  if (!isToken(request.headers.authorization, `token ${access.token}`))
    throw new HttpError(401, `This window belongs to an earlier session of the editor. ${reopen}`)
}

/**
 * Rejects a request under a name other than this computer's. Pages, which need no token, are checked with this alone.
 * @throws HttpError
 */
export function checkHost({ headers }: Pick<IncomingMessage, 'headers'>, port: number): void {
  const { host } = headers
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    throw new HttpError(421, `The editor is not available under the name “${host ?? ''}”. ${reopen}`)
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/**
 * Rejects a form from a page other than the editor's own on this computer. Its token is in the body, for
 * `checkFormToken`.
 * @throws HttpError
 */
export function checkFormRequest(request: Pick<IncomingMessage, 'headers'>, port: number): void {
  checkHost(request, port)
  checkOrigin(request)
  checkType(request, 'application/x-www-form-urlencoded', 'forms')
}

/**
 * Rejects a form with files from a page other than the editor's own, like `checkFormRequest`.
 * @throws HttpError
 */
export function checkUpload(request: Pick<IncomingMessage, 'headers'>, port: number): void {
  checkHost(request, port)
  checkOrigin(request)
  checkType(request, 'multipart/form-data', 'forms with files')
}

/** Rejects a form from an earlier session. @throws HttpError if its token is not that of the current one */
export function checkFormToken(given: string | null, { token }: Access): void {
  if (!isToken(given ?? undefined, token))
    throw new HttpError(401, `This page belongs to an earlier session of the editor. ${reopen}`)
}

function checkOrigin({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (headers.origin !== `http://${headers.host}` || site !== 'same-origin')
    throw new HttpError(403, `Another website tried to change files through the editor. ${reopen}`)
}

/** Checks the type of the body. A page of another site cannot send JSON without a CORS preflight request. */
function checkType({ headers }: Pick<IncomingMessage, 'headers'>, type: string, name: string): void {
  if (headers['content-type']?.split(';')[0]?.toLowerCase() !== type)
    throw new HttpError(415, `The editor accepts only ${name}. ${reopen}`)
}

/** Compares in constant time, so that the time of a response reveals nothing about the token. */
function isToken(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
