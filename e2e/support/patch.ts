import type { Page } from '@playwright/test'

/**
 * Changes pages and scripts on their way to the browser, because React's data can be in either.
 * @param change returns what the browser gets, given the original text
 * @returns a function that returns the number of responses changed so far, so that a test cannot pass if none was
 */
export async function patchResponses(page: Page, change: (text: string) => string): Promise<() => number> {
  let changed = 0
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || !['document', 'script', 'fetch'].includes(request.resourceType())) {
      return route.fallback()
    }
    try {
      const response = await route.fetch({ maxRetries: 3 })
      if (!/html|javascript/.test(response.headers()['content-type'] ?? '')) return await route.fulfill({ response })
      const text = await response.text()
      const body = change(text)
      if (body !== text) changed++
      await route.fulfill({ response, body })
    } catch (error) {
      // The page may still be prefetching when a test ends.
      if (!/disposed|closed|Test ended/.test(String(error))) throw error
    }
  })
  return () => changed
}

/** Matches a quotation mark in React's data, which in scripts is JSON within a string and may have a backslash. */
const quote = String.raw`\\?"`
const dataPattern = (pattern: string) => new RegExp(pattern.replaceAll('"', quote), 'g')

/** Returns a function that removes the component of an island, so that React fails to render it. */
export function breakIsland(name: string): (text: string) => string {
  const inside = dataPattern(String.raw`("name":"${name}","fault":"[^"]*","children":\[{1,2}"\$",)"\$L\w+"`)
  return (text) => text.replace(inside, (_, before: string) => `${before}${unknownElement(before)}`)
}

/** Returns a function that makes every element of one kind outside islands unknown to React. */
export function breakElement(tag: string): (text: string) => string {
  const element = dataPattern(String.raw`(\["\$",)"${tag}"`)
  return (text) => text.replace(element, (_, before: string) => `${before}${unknownElement(before)}`)
}

function unknownElement(before: string): string {
  return before.includes('\\"') ? '\\"$undefined\\"' : '"$undefined"'
}
