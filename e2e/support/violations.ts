import type { Page } from '@playwright/test'

/** Records what the policy blocks on every page that is opened afterwards. */
export const watchViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    )
  })

/** Returns what was blocked on the open page: directive, URL and the beginning of a script. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)
