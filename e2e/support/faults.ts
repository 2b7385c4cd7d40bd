import { createResponder, type FormsHandler } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'
import { readBody } from './read-body'

const { sendText } = createResponder(servedSite)

/** A form service that answers every post with this status. */
export function answering(status: number): FormsHandler {
  return async (request, response) => {
    await readBody(request)
    sendText(response, status, `The service answers ${status}.`)
  }
}

/** A form service that reads the post and never answers. */
export function hanging(): FormsHandler {
  return async (request) => {
    await readBody(request)
  }
}

/** A form service that closes the connection, as if it were down. */
export function refusing(): FormsHandler {
  return async (request) => {
    request.socket.destroy()
  }
}
