/** How a submission ended: delivered, or why not. */
export type Delivery =
  | { ok: true }
  | { ok: false; reason: 'status'; status: number }
  | { ok: false; reason: 'network' | 'timeout' }

/**
 * The body that the browser itself would post: form-encoded, with the line breaks of a native submission (CRLF).
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-data-set-encoding-algorithm
 */
export function encodeForm(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of fields)
    if (typeof value === 'string') body.append(name, value.replace(/\r?\n|\r/g, '\r\n'))
  return body
}

/** Formspree and its like answer a page's script only where it asks for JSON; others lead to a page for people. No preflight. */
const Accept = 'application/json, */*;q=0.5'

/**
 * Posts a form as the browser would, without leaving the page. A service that leads on, to its own confirmation or to
 * ours, has taken the post. Where it leads is not followed: our own page does not say that it may be read from elsewhere,
 * and the post would count as lost.
 * @param timeoutMs after which the service counts as silent
 * @returns how it ended; never throws
 */
export async function sendForm(action: string, body: URLSearchParams, timeoutMs: number): Promise<Delivery> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const { ok, status, type } = await fetch(action, {
      ...{ method: 'POST', body, headers: { Accept } },
      ...{ redirect: 'manual', signal: abort.signal },
    })
    return ok || type === 'opaqueredirect' ? { ok: true } : { ok: false, reason: 'status', status }
  } catch {
    return { ok: false, reason: abort.signal.aborted ? 'timeout' : 'network' }
  } finally {
    clearTimeout(timer)
  }
}
