/** What the tests import from `@jest/globals`, provided by Vitest. */
export * from 'vitest'
export { vi as jest } from 'vitest'
