/**
 * How a submission ended: delivered, or why not. `refused`: the service received the form and rejected it. `unclear`:
 * it responded with an HTML page, which may be a confirmation, a captcha or a login form, or its response was
 * interrupted.
 */
export type Delivery =
  | { ok: true }
  | { ok: false; reason: 'status'; status: number }
  | { ok: false; reason: 'network' | 'timeout' | 'refused' | 'unclear' }

/**
 * Encodes the body that the browser itself would post: form-encoded, with the line breaks of a native submission
 * (CRLF).
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-data-set-encoding-algorithm
 */
export function encodeForm(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of fields)
    if (typeof value === 'string') body.append(name, value.replace(/\r?\n|\r/g, '\r\n'))
  return body
}

/**
 * Services such as Formspree respond to a script only if it asks for JSON; others redirect to a page. This header needs
 * no preflight.
 */
const Accept = 'application/json, */*;q=0.5'

/**
 * Posts a form as the browser would, without leaving the page. A redirect, to the service's own confirmation or to
 * ours, means that the form has arrived. It is not followed: our page does not let other origins read it, so the form
 * would seem lost. A success status counts as delivered unless the body is HTML, interrupted, or JSON that reports a
 * failure.
 * @param timeoutMs the time after which the service counts as unreachable
 * @returns how it ended; never throws
 */
export async function sendForm(action: string, body: URLSearchParams, timeoutMs: number): Promise<Delivery> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const response = await fetch(action, {
      ...{ method: 'POST', body, headers: { Accept } },
      ...{ redirect: 'manual', signal: abort.signal },
    })
    if (response.type === 'opaqueredirect') return { ok: true }
    if (!response.ok) return { ok: false, reason: 'status', status: response.status }
    return readResponse(await response.text().catch(() => '<'), response.headers.get('content-type'))
  } catch {
    return { ok: false, reason: abort.signal.aborted ? 'timeout' : 'network' }
  } finally {
    clearTimeout(timer)
  }
}

/** @param text the body of a response with a success status; `<`, as in HTML, if it was interrupted */
function readResponse(text: string, type: string | null): Delivery {
  if (/html/i.test(type ?? '') || /^\s*</.test(text)) return { ok: false, reason: 'unclear' }
  return reportsRejection(text) ? { ok: false, reason: 'refused' } : { ok: true }
}

/**
 * Whether JSON reports a rejection. Services do so differently: `ok` with Formspree, `success` with most others, which
 * FormSubmit writes as a string.
 */
function reportsRejection(text: string): boolean {
  try {
    const { ok, success = ok } = Object(JSON.parse(text))
    return success === false || success === 'false'
  } catch {
    return false
  }
}
