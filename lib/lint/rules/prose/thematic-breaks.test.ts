import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { thematicBreaks } from './thematic-breaks'

testRule(thematicBreaks, [
  { id: 'line-above-text', invalid: withText('---\n\nText.'), valid: withText('Text.\n\n---\n\nMore.') },
  {
    id: 'line-above-text',
    invalid: withText('\n<!-- a remark -->\n\n***\n\nText.'),
    valid: withText('\n<!-- a remark -->\n\nText.'),
  },
  {
    id: 'line-below-text',
    invalid: withText('Text.\n\n---'),
    valid: withText('Text.\n\n```\n---\n```'),
    repaired: withText('Text.'),
  },
  {
    id: 'line-twice',
    invalid: withText('Text.\n\n---\n\n---\n\nMore.'),
    valid: withText('Text.\n\n---\n\nMore.\n\n---\n\nMore.'),
  },
])
