/**
 * How many characters a field takes, by its name. The browser holds back what is longer, so that the server, which
 * counts bytes, never has to refuse what the browser let through.
 */
export const fieldLimits = { name: 200, company: 200, email: 200, phone: 200, message: 20_000 } as const

/** A pattern that an input of blanks does not match: `required` alone lets them through, the receiver does not. */
export const notBlank = '.*\\S.*'
