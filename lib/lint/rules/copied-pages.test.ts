import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { copiedPages } from './copied-pages'

testRule(copiedPages, [
  {
    id: 'page-copied',
    invalid: { 'content/docs/first.md': doc(), 'content/docs/second.md': `${doc()}\n` },
    valid: { 'content/docs/first.md': doc(), 'content/docs/second.md': doc({ more: 'order: 2\n' }) },
  },
])
