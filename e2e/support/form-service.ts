import { serve } from '../../tests/fixtures/serve'
import { readBody } from './read-body'

/** A form service on another origin, like one that a live site would use. */
interface FormService {
  /** The URL that forms are posted to. */
  url: string
  /** Each submission as received: some headers, and the body without decoding. */
  received: { origin: string | undefined; type: string | undefined; body: string }[]
  close(): Promise<void>
}

/**
 * Starts a form service on a separate port, which makes it another origin.
 * @param cors whether it sends `Access-Control-Allow-Origin`, without which a fetch fails although the message has
 * arrived
 * @param status the status of the response to a submission
 * @param page the text of a page to respond with, such as a captcha or a login; by default the response is JSON
 * @param where has the target of the redirect for status 303; the test may set it later
 */
export async function startFormService({
  cors,
  status = 200,
  page,
  where,
}: {
  cors: boolean
  status?: number
  page?: string
  where?: { location: string }
}): Promise<FormService> {
  const received: FormService['received'] = []
  const { url, close } = await serve(async (request, response) => {
    if (cors) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'accept, content-type')
    }
    if (request.method === 'POST') {
      const { origin, 'content-type': type } = request.headers
      received.push({ origin, type, body: await readBody(request) })
    }
    if (where) response.setHeader('Location', where.location)
    response.setHeader('Content-Type', page ? 'text/html; charset=utf-8' : 'application/json')
    response.statusCode = request.method === 'OPTIONS' ? 204 : status
    const body = page ? `<!doctype html><title>${page}</title><p>${page}</p>` : '{"ok":true}'
    response.end(request.method === 'OPTIONS' ? undefined : body)
  })
  return { url: `${url}/f/contact`, received, close }
}
