import { readBody } from '../../preview/forms/body'
import { largestBody } from '../../preview/forms/handler'
import { sendText } from '../../preview/server/respond'
import type { FormsHandler } from '../../preview/server/server'

/** A form service that answers every post with this status. */
export function answering(status: number): FormsHandler {
  return async (request, response) => {
    await readBody(request, largestBody)
    sendText(response, status, `The service answers ${status}.`)
  }
}

/** A form service that reads the post and never answers. */
export function hanging(): FormsHandler {
  return async (request) => {
    await readBody(request, largestBody)
  }
}

/** A form service that closes the connection, as if it were down. */
export function refusing(): FormsHandler {
  return async (request) => {
    request.socket.destroy()
  }
}
