import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { emptyPages } from './empty-pages'

testRule(emptyPages, [
  {
    id: 'text-missing',
    invalid: { 'content/docs/notes.md': doc({ text: '<!-- To come. -->' }) },
    valid: { 'content/docs/notes.md': doc({ text: 'It is here.' }) },
  },
  {
    id: 'text-missing',
    invalid: { 'content/pages/about.md': doc({ text: '' }), 'content/cases/toast/index.md': doc({ text: '' }) },
    valid: { 'content/pages/about.md': doc(), 'content/docs/notes.md': doc({ more: 'layout: index\n', text: '' }) },
  },
  {
    id: 'text-not-shown',
    invalid: { 'content/pages/contact.md': doc({ text: '<!-- Hours. -->\n\n## Opening hours\n\nFrom nine.' }) },
    valid: { 'content/pages/contact.md': doc({ text: '<!-- To come. -->' }), 'content/pages/about.md': doc() },
  },
])
