/** What the HTTP backend is given so that every network failure is retried and only an object counts as a translation file. */

/**
 * Fetches a file with its whole body. i18next-http-backend tells a network failure by words that Chromium, Firefox and Safari
 * happen to use; an offline Safari or a body that breaks off uses others, so the failure gets one wording of ours.
 * @throws TypeError on a network failure, with a wording that the backend retries
 */
export async function readAnswer(url: string, options: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(url, options)
    const body = answer.ok ? await answer.text() : ''
    const { ok, status, statusText } = answer
    return { ok, status, statusText, text: async () => body } as Response
  } catch {
    throw new TypeError('network failure: loading failed')
  }
}

/**
 * Parses a translation file.
 * @throws SyntaxError where it is not JSON, or JSON that is no key-to-text map
 */
export function plainObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new SyntaxError('not an object')
}
