import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { copiedPages } from './copied-pages'

const long = 'Everything that this text says is on another page too. '.repeat(5)

testRule(copiedPages, [
  {
    id: 'page-text-copied',
    invalid: {
      'content/docs/first.md': doc({ text: long }),
      'content/docs/second.md': doc({ title: 'Another page', text: long }),
    },
    valid: {
      'content/docs/first.md': doc({ text: long }),
      'content/docs/second.md': doc({ title: 'Another page', more: 'draft: true\n', text: long }),
      'content/docs/third.md': doc(),
      'content/docs/fourth.md': doc({ title: 'Another page' }),
    },
  },
  {
    // The text names the second page.
    id: 'page-text-copied',
    invalid: {
      'content/docs/first.md': doc({ text: `${long} See {{second.law}}.` }),
      'content/docs/second.md': doc({ title: 'Another page', text: `${long} See {{second.law}}.` }),
    },
    valid: {
      'content/docs/first.md': doc({ text: long }),
      'content/docs/second.md': doc({ title: 'Another page', text: `${long} See {{second.law}}.` }),
    },
  },
  {
    id: 'page-copied',
    invalid: { 'content/docs/first.md': doc(), 'content/docs/second.md': `${doc()}\n` },
    valid: { 'content/docs/first.md': doc(), 'content/docs/second.md': doc({ more: 'order: 2\n' }) },
  },
])
