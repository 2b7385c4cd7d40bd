/**
 * How a submission ended: delivered, or why not. `refused`: the service took the post and said no. `unclear`: it answered
 * with a page for people, which may be its thanks, a captcha or a place to log in; nobody can tell.
 */
export type Delivery =
  | { ok: true }
  | { ok: false; reason: 'status'; status: number }
  | { ok: false; reason: 'network' | 'timeout' | 'refused' | 'unclear' }

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
 * and the post would count as lost. An answer of success counts as delivered unless it is a page, or data that say no.
 * @param timeoutMs after which the service counts as silent
 * @returns how it ended; never throws
 */
export async function sendForm(action: string, body: URLSearchParams, timeoutMs: number): Promise<Delivery> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const answer = await fetch(action, {
      ...{ method: 'POST', body, headers: { Accept } },
      ...{ redirect: 'manual', signal: abort.signal },
    })
    if (answer.type === 'opaqueredirect') return { ok: true }
    if (!answer.ok) return { ok: false, reason: 'status', status: answer.status }
    return readAnswer(await answer.text().catch(() => '<'), answer.headers.get('content-type'))
  } catch {
    return { ok: false, reason: abort.signal.aborted ? 'timeout' : 'network' }
  } finally {
    clearTimeout(timer)
  }
}

/** @param text of an answer of success; `<`, as of a page, where it broke off */
function readAnswer(text: string, type: string | null): Delivery {
  if (/html/i.test(type ?? '') || /^\s*</.test(text)) return { ok: false, reason: 'unclear' }
  return saysNo(text) ? { ok: false, reason: 'refused' } : { ok: true }
}

/** What says no differs from service to service: `ok` with Formspree, `success` with most, which FormSubmit writes as a text. */
function saysNo(text: string): boolean {
  try {
    const { ok, success = ok } = Object(JSON.parse(text))
    return success === false || success === 'false'
  } catch {
    return false
  }
}
