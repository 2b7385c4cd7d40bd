/**
 * Functions for i18next's HTTP backend, so that every network failure is retried and only an object counts as a
 * translation file.
 */

/**
 * Fetches a file with its whole body. i18next-http-backend recognises network failures by the error messages of
 * Chromium, Firefox and Safari. When Safari is offline or a body is interrupted, the messages differ, so every failure
 * gets a message that the backend recognises.
 * @throws TypeError on a network failure, with a message for which the backend retries
 */
export async function fetchWithBody(url: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, options)
    const { ok, status, statusText } = response
    const body = ok ? await response.text() : ''
    return { ok, status, statusText, text: async () => body } as Response
  } catch {
    throw new TypeError('network failure: loading failed')
  }
}

/**
 * Parses a translation file.
 * @throws SyntaxError if it is not JSON, or not an object
 */
export function parseTranslations(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new SyntaxError('not an object')
}
