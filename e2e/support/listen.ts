import type { Page } from '@playwright/test'

/**
 * Writes down everything that a quiet page does not do, from now on.
 * @param origin requests to any other are foreign
 * @returns a list that grows: console errors and warnings, uncaught errors, requests that failed, foreign requests
 */
export function listen(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      heard.push(`console: ${message.text()} ${message.location().url}`.trimEnd())
  })
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== origin) heard.push(`foreign: ${request.url()}`)
  })
  return heard
}
