import type { Page } from '@playwright/test'

/**
 * Chromium's message when it skips the transition between two pages because the new page was drawn before the
 * transition was ready. No script of the site starts a transition, and visitors do not miss anything (docs/engines.md).
 */
const SKIPPED_TRANSITION = 'Transition was aborted because of invalid state. Page already revealed'

/**
 * Records console errors and warnings, uncaught errors, failed requests, error responses and requests to other origins,
 * from now on.
 * @param origin the origin of the site
 * @returns a list that grows
 */
export function recordProblems(page: Page, origin: string): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      problems.push(`console: ${message.text()} ${message.location().url}`.trimEnd())
  })
  page.on('pageerror', ({ message }) => {
    if (message !== SKIPPED_TRANSITION) problems.push(`error: ${message}`)
  })
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && requestOrigin !== origin)
      problems.push(`foreign: ${request.url()}`)
  })
  return problems
}
