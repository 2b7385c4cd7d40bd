import { expect, test } from '@jest/globals'
import { listPages } from '../e2e/support/pages'

/** Copied from section 2 of the specification. */
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
