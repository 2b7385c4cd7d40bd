import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'

/** Written out from the specification, section 2. */
const routes = `
/ /about /contact /pricing /cases /cases/galaxy /cases/bugfoundation /thanks /privacy /terms
/docs /docs/rest /docs/rest/reference
/docs/rest/reference/access_control /docs/rest/reference/data_collection /docs/rest/reference/experiment_setup
/docs/rest/reference/internal /docs/rest/reference/locales /docs/rest/reference/projects
/docs/rest/reference/results /docs/rest/reference/users
/docs/graphql /docs/graphql/overview /docs/graphql/reference /docs/collect /docs/real-time /docs/javascript
`
  .trim()
  .split(/\s+/)

test('every route of the specification is a page, and there is no other', () => {
  expect(routes).toHaveLength(27)
  expect(listPages('out')).toEqual([...routes].sort())
})

test('the not-found page leads to the home page at once and by a link', () => {
  const page = readFileSync('out/404.html', 'utf8')
  const tags = page.match(/<(meta|a) [^>]*>/g) ?? []
  expect(tags).toContainEqual(expect.stringMatching(/^<meta http-equiv="refresh" content="0; ?url=\/"/i))
  expect(tags).toContainEqual(expect.stringMatching(/^<meta name="robots" content="noindex/))
  expect(tags).toContainEqual(expect.stringMatching(/ href="\/"/))
})
