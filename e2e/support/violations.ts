import type { Page } from '@playwright/test'

/** Writes down what the policies of pages block, from the first moment of every page that is opened afterwards. */
export const watchViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    )
  })

/** What was blocked on the page that is open: directive, address, and the beginning of a script. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)
