import type { Page, Route } from '@playwright/test'

/** A gate: `until` resolves once `release` is called. */
interface Gate {
  until: Promise<void>
  release: () => void
}

/** Makes a closed gate. */
export function makeGate(): Gate {
  let release = () => {}
  const until = new Promise<void>((done) => {
    release = done
  })
  return { until, release }
}

/**
 * Holds the requests of a page until a test releases them.
 * @param urls a glob pattern
 * @param respond what happens to each request once it is released; by default it is passed on to the site
 * @returns a function that releases these and all later requests
 */
export async function holdRequests(
  page: Page,
  urls: string,
  respond = (route: Route): Promise<unknown> => route.continue(),
): Promise<() => void> {
  const { until, release } = makeGate()
  await page.route(urls, async (route) => {
    await until
    await respond(route)
  })
  return release
}
