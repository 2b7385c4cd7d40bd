/**
 * Thrown to respond to a request with an error. The message is shown to the person editing: it says what is wrong and
 * what to do.
 */
export class HttpError extends Error {
  declare readonly status: number

  /** @param status the HTTP status: 4xx if the request is at fault, 5xx if the server is */
  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    Object.assign(this, { status })
  }
}
