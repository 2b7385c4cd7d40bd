import type { Page, Route } from '@playwright/test'

/** A request that waits until a test releases it. */
interface Hold {
  until: Promise<void>
  release: () => void
}

/** Begins to hold. */
export function hold(): Hold {
  let release = () => {}
  const until = new Promise<void>((done) => {
    release = done
  })
  return { until, release }
}

/**
 * Holds back what a page requests.
 * @param urls a glob
 * @param answer what happens to each request once it is released; usually it is passed on to the site
 * @returns lets all of them go, and those that follow
 */
export async function holdRequests(
  page: Page,
  urls: string,
  answer = (route: Route): Promise<unknown> => route.continue(),
): Promise<() => void> {
  const { until, release } = hold()
  await page.route(urls, async (route) => {
    await until
    await answer(route)
  })
  return release
}
