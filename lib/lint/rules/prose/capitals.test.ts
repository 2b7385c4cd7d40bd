import { doc } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { capitals } from './capitals'

testRule(capitals, [
  {
    id: 'file-capitals',
    invalid: {
      'content/docs/Collect.md': doc(),
      'content/docs/collect.md': doc(),
    },
    valid: { 'content/docs/collect.md': doc() },
  },
  {
    id: 'folder-capitals',
    // Once for each folder.
    invalid: {
      'content/docs/REST/paging.md': doc(),
      'content/docs/REST/Deep/users.md': doc(),
      'content/cases/Soup/index.md': doc(),
    },
    valid: { 'content/docs/rest/paging.md': doc(), 'content/cases/soup/index.md': doc() },
  },
  {
    id: 'file-capitals',
    invalid: { 'content/pages/About.md': doc(), 'content/pages/about.md': doc() },
    // The rule `routes` reports a fixed page under another name.
    valid: { 'content/pages/About.md': doc() },
  },
])
