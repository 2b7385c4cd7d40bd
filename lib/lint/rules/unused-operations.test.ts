import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { unusedOperations } from './unused-operations'

const page = 'content/docs/rest/reference/users.md'
const shown = { [page]: doc({ text: '::operations{resource=users}' }) }
const table = (...resources: string[]) => ({
  'content/docs/rest/endpoints.yml': `resources:\n${resources
    .map((name) => `  ${name}:\n    - group: One\n      operations: []\n`)
    .join('')}`,
})
/** The dates of the page, which outlive its file. */
const wasPublic = {
  'content/.dates.json': JSON.stringify({
    '/docs/rest/reference/users': { words: '0123456789abcdef', day: '2026-11-21' },
  }),
}

testRule(unusedOperations, [
  {
    id: 'operations-left',
    invalid: { ...table('users'), ...wasPublic },
    valid: { ...table('users'), ...wasPublic, ...shown },
  },
  {
    id: 'operations-twice',
    invalid: {
      ...table('users'),
      [page]: doc({ text: '::operations{resource=users}\n\nText.\n\n::operations{resource=users}' }),
    },
    valid: { ...table('users'), ...shown },
  },
  {
    id: 'operations-elsewhere',
    invalid: {
      ...table('users', 'projects'),
      ...shown,
      'content/docs/rest/reference/projects.md': doc({
        text: '::operations{resource=projects}\n\n::operations{resource=users}',
      }),
      'content/docs/rest/reference/teams.md': doc({ text: '::operations{resource=users}' }),
    },
    valid: {
      ...table('users', 'projects'),
      ...shown,
      'content/docs/one.md': doc({ text: '::operations{resource=projects}' }),
    },
  },
  {
    id: 'operations-moved',
    invalid: {
      ...table('users'),
      [page]: doc(),
      'content/docs/one.md': doc({ text: '::operations{resource=users}' }),
    },
    valid: { ...table('users'), 'content/docs/one.md': doc({ text: '::operations{resource=users}' }) },
    repaired: { ...table('users'), ...shown, 'content/docs/one.md': doc() },
  },
  {
    id: 'operations-in-code',
    invalid: { ...table('users'), [page]: doc({ text: 'Text.\n\n```\n::operations{resource=users}\n```' }) },
    valid: { ...table('users'), ...shown },
  },
  {
    id: 'operations-of-another',
    invalid: {
      ...table('users', 'projects'),
      [page]: doc({ text: '::operations{resource=projects}' }),
      'content/docs/rest/reference/projects.md': doc({ text: '::operations{resource=projects}' }),
    },
    valid: {
      ...table('users', 'projects'),
      ...shown,
      'content/docs/rest/reference/projects.md': doc({ text: '::operations{resource=projects}' }),
    },
  },
  {
    id: 'operations-misnamed',
    invalid: { ...table('usres'), ...shown },
    // Only the page that is named after the resource shows which name is right.
    valid: { ...table('users'), 'content/docs/one.md': doc({ text: '::operations{resource=usres}' }) },
    repaired: { ...table('users'), ...shown },
  },
  {
    id: 'operations-unused',
    invalid: { ...table('users', 'projects'), ...shown },
    valid: { ...table('users'), ...shown },
  },
  {
    id: 'operations-unused',
    invalid: { ...table('users', 'projects'), ...shown, 'content/docs/one.md': doc({ text: 'See operations.' }) },
    valid: { ...table('users'), ...shown, 'content/docs/one.md': doc({ text: 'See operations.' }) },
    repaired: { ...table('users'), ...shown },
  },
  {
    id: 'operations-gone',
    invalid: { ...table('users'), [page]: doc() },
    valid: { ...table('users'), ...shown },
  },
  {
    id: 'operations-gone',
    invalid: {
      ...table('users'),
      ...wasPublic,
      [page]: doc({ text: 'See `::operations{resource=users}`.' }),
    },
    // The page names an unknown resource, which the reader reports.
    valid: { ...table('users'), [page]: doc({ text: '::operations{resource=user}' }) },
    repaired: { ...table('users'), ...wasPublic, ...shown },
  },
])
