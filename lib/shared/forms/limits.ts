/**
 * How many characters a field accepts, by its name. The browser enforces these limits, so that the server, which counts
 * bytes, never has to refuse what the browser has accepted.
 */
export const fieldLimits = { name: 200, company: 200, email: 200, phone: 200, message: 20_000 } as const

/** A pattern that rejects an input of spaces only: `required` accepts it, but the receiver does not. */
export const notBlank = '.*\\S.*'
