/**
 * The maximum number of characters in a field, by its name. The browser enforces these limits, so that the server,
 * which counts bytes, never has to reject what the browser has accepted.
 */
export const fieldLimits = { name: 200, company: 200, email: 200, phone: 200, message: 20_000 } as const

/** A pattern that rejects input consisting only of spaces: `required` accepts it, but the server does not. */
export const notBlank = '.*\\S.*'
