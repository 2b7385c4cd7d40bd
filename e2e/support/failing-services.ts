import { createResponder, type FormsHandler } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'
import { readBody } from './read-body'

const { sendText } = createResponder(servedSite)

/** Returns a form service that responds to every submission with this status. */
export function respondingWith(status: number): FormsHandler {
  return async (request, response) => {
    await readBody(request)
    sendText(response, status, `The service responded with ${status}.`)
  }
}

/** Returns a form service that reads submissions and never responds. */
export function neverResponding(): FormsHandler {
  return async (request) => {
    await readBody(request)
  }
}

/** Returns a form service that closes every connection, as if it were down. */
export function closingConnections(): FormsHandler {
  return async (request) => {
    request.socket.destroy()
  }
}
